import type { CataloguePart } from '../catalogue-part.ts'
import { CheckField } from './check-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { ConsentItem } from './consent-item.tsx'
import { TextAreaField, TextField } from './field.tsx'
import { consents } from './form.styles.ts'
import { FormSummary } from './form-summary.tsx'
import { Form } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import { rules } from './rules.ts'
import { SubmitButton } from './submit-button.tsx'
import { useSiteForm } from './use-site-form.ts'

const narrow = { maxWidth: '480px' } as const
const term = {
  code: 'privacy-consent',
  termTitle: '개인정보 수집·이용 동의',
  isRequired: true,
  collectionPurpose: '예약의 접수와 확인, 회원 관리',
  collectedItems: '이름, 휴대전화 번호, 생년월일, 성별',
  retention: '탈퇴하실 때까지',
  refusal: '동의하지 않으실 수 있으나, 가입과 온라인 예약을 이용하실 수 없습니다.',
}

function Sent() {
  const form = useSiteForm<{ name: string; password: string }>()
  return (
    <Form style={narrow} onSubmit={form.send(() => Promise.reject(new Error('지금은 보낼 수 없습니다.')))}>
      <TextField label="이름" fault={form.faultOf('name')} {...form.register('name', rules.name)} />
      <PasswordField
        label="비밀번호"
        autoComplete="off"
        hint="8자 이상"
        fault={form.faultOf('password')}
        {...form.register('password', rules.newPassword)}
      />
      <FormSummary
        message={form.formState.errors.root?.message}
        faults={[form.faultOf('name'), form.faultOf('password')]}
      />
      <SubmitButton isBusy={form.formState.isSubmitting}>보내기</SubmitButton>
    </Form>
  )
}

export default {
  title: '서식',
  description: '적는 칸과 고르는 칸, 동의, 틀린 곳을 알리는 글. 비워 두고 보내면 틀린 곳에 글이 나옵니다.',
  stories: {
    칸: () => (
      <Form style={narrow}>
        <TextField
          label="휴대전화"
          type="tel"
          placeholder="010-1234-5678"
          hint="로그인할 때의 아이디입니다."
        />
        <TextField label="이메일" aside="선택" fault="이메일 주소를 name@example.com처럼 적어 주세요." />
        <TextField label="예약 번호" value="RA-2K9D" readOnly />
        <PasswordField label="비밀번호" autoComplete="off" />
        <TextAreaField label="내용" />
        <ChoiceField
          legend="성별"
          name="gender"
          choices={[
            { value: 'female', title: '여성' },
            { value: 'male', title: '남성' },
          ]}
        />
      </Form>
    ),
    '골라 표시하기': () => (
      <>
        <CheckField>비밀글로 쓰기</CheckField>
        <CheckField fault="먼저 읽고 표시해 주세요.">탈퇴하면 되돌릴 수 없음을 알고 있습니다</CheckField>
        <CheckField disabled>지금은 고를 수 없음</CheckField>
      </>
    ),
    동의: () => (
      <ul className={consents()} style={narrow}>
        <ConsentItem term={term} fault="개인정보 수집·이용 동의에 동의해 주세요." />
        <ConsentItem
          term={{ ...term, code: 'marketing-sms', termTitle: '광고성 문자 수신 동의', isRequired: false }}
        />
      </ul>
    ),
    '보내고 틀리기': Sent,
    '보내는 중': () => (
      <div style={narrow}>
        <SubmitButton isBusy>보내기</SubmitButton>
      </div>
    ),
  },
} satisfies CataloguePart
