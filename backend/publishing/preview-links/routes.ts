import type { previewLinksContract } from '#api/contract/preview-links.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { answerPreview, listPreviewAnswers } from './answers.ts'
import { listPreviewLinks, makePreviewLink, withdrawPreviewLinks } from './preview-links.ts'

const routes = ({ database }: Services): Handlers<keyof typeof previewLinksContract> => ({
  'GET /admin/preview-links': async ({ partner }) => {
    const [links, answers] = await Promise.all([
      listPreviewLinks(database, partner.partnerId),
      listPreviewAnswers(database, partner.partnerId),
    ])
    return { ...links, answers }
  },
  'POST /admin/preview-links': async ({ partner, body, account }) =>
    makePreviewLink(database, partner.partnerId, { ...body, account: await account() }),
  'POST /preview-answers': async ({ partner, body, draftViewer }) => {
    const { link } = await draftViewer()
    if (!link)
      throw new ProblemError(
        403,
        'preview-link-only',
        '미리보기 링크로 보는 분이 답하는 곳입니다. 콘솔에서는 바로 공개할 수 있습니다.',
      )
    await answerPreview(database, partner.partnerId, link.token, body)
  },
  'DELETE /admin/preview-links': async ({ partner, account }) =>
    withdrawPreviewLinks(database, partner.partnerId, await account()),
})

export default routes
