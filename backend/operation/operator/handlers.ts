import type { Database } from '#backend/kernel/database/database.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import type { FileStore } from '#backend/clinic/files/file-store.ts'
import { otherSession } from '#backend/kernel/http/problem.ts'
import type { OperatorHandlers } from './call-context.ts'
import { changeHosts, changeQuotas, changeStatus, inviteOwnerTo, openClinic } from './clinics.ts'
import { readLog } from './log.ts'
import { readClinics, requireClinic } from './read-clinics.ts'
import { endOperatorSession, type Operator } from './sessions.ts'
import { signInOperator } from './sign-in.ts'
import { exportClinic, importClinic } from './transfer.ts'

export type OperatorServices = {
  database: Database
  files: FileStore
  operatorHost: string
  secretBox: SecretBox
}

/** Answers the operator's calls. */
export function createHandlers({
  database,
  files,
  operatorHost,
  secretBox,
}: OperatorServices): OperatorHandlers {
  const by = (operator: Operator) => ({ database, files, operator, operatorHost, secretBox })
  return {
    'POST /session': async ({ body, session }) => {
      const signedIn = await signInOperator({ database, secretBox }, body)
      if (session.token) await endOperatorSession(database, session.token)
      session.send(signedIn.session)
      return { email: signedIn.operator.email }
    },
    'GET /session': async ({ operator: { email, sessionId }, session }) => {
      if (sessionId !== undefined) session.name(sessionId)
      return { email }
    },
    'DELETE /session': async ({ query, session }) => {
      const isEnded = await endOperatorSession(database, session.token ?? '', query.sessionId)
      if (!isEnded) throw otherSession()
      session.send(null)
    },
    'GET /clinics': async () => ({ rows: await database.asOperator(readClinics, { readOnly: true }) }),
    'POST /clinics': ({ operator, body }) => openClinic(by(operator), body),
    'GET /clinics/{id}': ({ params }) =>
      database.asOperator((tx) => requireClinic(tx, params.id), { readOnly: true }),
    'PUT /clinics/{id}/hosts': ({ operator, params, body }) =>
      changeHosts(by(operator), params.id, body.hosts),
    'PUT /clinics/{id}/quotas': ({ operator, params, body }) => changeQuotas(by(operator), params.id, body),
    'PUT /clinics/{id}/status': ({ operator, params, body }) =>
      changeStatus(by(operator), params.id, body.isSuspended),
    'POST /clinics/{id}/invitations': ({ operator, params, body }) =>
      inviteOwnerTo(by(operator), params.id, body.email),
    'GET /clinics/{id}/export': async ({ operator, params }) => ({
      ...(await exportClinic(by(operator), params.id)),
      mime: 'application/gzip',
    }),
    'POST /imports': ({ operator, query, body }) => importClinic(by(operator), body, query.hosts),
    'GET /log': ({ query }) => readLog(database, query),
  }
}
