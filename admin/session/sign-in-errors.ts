import type { ApiError } from '#api/client.ts'

export type SignInErrors = { email?: string; password?: string; code?: string; form?: string }

export const unknownProblem: SignInErrors = {
  form: '알 수 없는 오류가 발생했습니다. 다시 시도해 주세요.',
}

/** What is wrong with an e-mail as it was typed. */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return '이메일을 입력해 주세요.'
  return email.includes('@') ? undefined : '이메일 주소를 확인해 주세요. 예: name@example.com'
}

/** Returns the errors that show before the API is asked. */
export function checkSignIn(email: string, password: string): SignInErrors {
  const wrongEmail = checkEmail(email)
  return {
    ...(wrongEmail && { email: wrongEmail }),
    ...(password === '' && { password: '비밀번호를 입력해 주세요.' }),
  }
}

/** The API's refusal, beside the fields it is about. */
export function signInProblem({ status, message, errors }: ApiError): SignInErrors {
  if (status === 401) return { password: '이메일이나 비밀번호가 맞지 않습니다. 다시 확인해 주세요.' }
  if (status === 429) return { form: '너무 자주 시도했습니다. 잠시 뒤에 다시 시도해 주세요.' }
  const of = (field: string) => errors.find(({ path }) => path === `/${field}`)?.message
  const email = of('email')
  const password = of('password')
  const code = of('code')
  return email || password || code
    ? { ...(email && { email }), ...(password && { password }), ...(code && { code }) }
    : { form: message }
}
