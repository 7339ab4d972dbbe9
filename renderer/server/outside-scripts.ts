import type { Partner } from '#schema/partners.ts'
import { tagsOf, type TagKind } from '#schema/plain/tags.ts'

/** Outside scripts that a clinic's own ids load on its pages; none where the clinic is not known. */
export const outsideScriptsOf = (
  partner: Pick<Partner, 'partnerMarketingInfo'> | undefined,
): { hasMessenger: boolean; tags: TagKind[] } => ({
  hasMessenger: Boolean(partner?.partnerMarketingInfo.channelTalkId),
  tags: partner ? tagsOf(partner.partnerMarketingInfo).map(({ kind }) => kind) : [],
})
