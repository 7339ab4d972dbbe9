import type { boardsContract } from '#api/contract/boards.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getBoard, getBoardType, listBoardTypes, listBoards } from './read-boards.ts'

const routes = ({ database }: Services): Handlers<keyof typeof boardsContract> => ({
  'GET /customer/board-types': ({ partner, query }) =>
    listBoardTypes(database, partner.partnerId, query.languageCode),
  'GET /customer/board-types/{id}': ({ partner, params, query }) =>
    getBoardType(database, partner.partnerId, params.id, query.languageCode),
  'GET /customer/boards': ({ partner, query }) => listBoards(database, partner.partnerId, query),
  'GET /customer/boards/{id}': ({ partner, params, query }) =>
    getBoard(database, partner.partnerId, params.id, query.languageCode),
})

export default routes
