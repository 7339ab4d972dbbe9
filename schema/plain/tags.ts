/** Outside scripts that measure visits. */
export const tagKinds = ['google-analytics', 'tag-manager', 'naver', 'kakao'] as const
export type TagKind = (typeof tagKinds)[number]

type TagIds = {
  ga4Id: string | null
  gtmId: string | null
  naverAnalyticsId: string | null
  kakaoPixelId: string | null
}

/** Returns the tags that a clinic has set, each with its id. */
export function tagsOf({ ga4Id, gtmId, naverAnalyticsId, kakaoPixelId }: TagIds): {
  kind: TagKind
  id: string
}[] {
  const ids: Record<TagKind, string | null> = {
    'google-analytics': ga4Id,
    'tag-manager': gtmId,
    naver: naverAnalyticsId,
    kakao: kakaoPixelId,
  }
  return tagKinds.flatMap((kind) => {
    const id = ids[kind]
    return id ? [{ kind, id }] : []
  })
}
