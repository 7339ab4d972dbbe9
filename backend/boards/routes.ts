import type { boardsContract } from '#api/contract/boards.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getBoard, getBoardType, listBoardTypes, listBoards } from './read-boards.ts'

const routes = ({ database }: Services): Handlers<keyof typeof boardsContract> => ({
  'GET /customer/board-types': ({ place, query }) =>
    listBoardTypes(database, place.partnerId, query.languageCode),
  'GET /customer/board-types/{id}': ({ place, params, query }) =>
    getBoardType(database, place.partnerId, params.id, query.languageCode),
  'GET /customer/boards': ({ place, query }) => listBoards(database, place.partnerId, query),
  'GET /customer/boards/{id}': ({ place, params, query }) =>
    getBoard(database, place.partnerId, params.id, query.languageCode),
})

export default routes
