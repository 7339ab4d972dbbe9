import { ApiError } from '#api/client.ts'
import { expect, test } from 'vitest'
import { checkSignIn, signInProblem } from './sign-in-errors.ts'

const problem = (status: number, errors: { path: string; message: string }[] = []) =>
  new ApiError({ status, message: '오류입니다.', code: 'test', errors })

test('what is missing is said beside its field', () => {
  expect(checkSignIn(' ', '')).toEqual({
    email: '이메일을 입력해 주세요.',
    password: '비밀번호를 입력해 주세요.',
  })
  expect(checkSignIn('name', 'x').email).toContain('name@example.com')
  expect(checkSignIn('name@example.com', 'x')).toEqual({})
})

test('refusals are said in Korean, beside the field they are about', () => {
  expect(signInProblem(problem(401)).password).toContain('맞지 않습니다')
  expect(signInProblem(problem(429)).form).toContain('잠시 뒤')
  expect(signInProblem(problem(422, [{ path: '/email', message: '이메일 주소를 확인해 주세요.' }]))).toEqual({
    email: '이메일 주소를 확인해 주세요.',
  })
  expect(signInProblem(problem(500))).toEqual({ form: '오류입니다.' })
})
