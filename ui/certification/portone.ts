import type { CertificationRequest } from './certification-types.ts'

/** Global that PortOne's first interface puts on the page. Source: developers.portone.io, "본인인증 (V1)". */
type IamportAnswer = { success: boolean; imp_uid?: string; error_msg?: string }
type Iamport = {
  init(code: string): void
  certification(
    request: { merchant_uid: string; phone: string; m_redirect_url: string; popup: boolean },
    done: (answer: IamportAnswer) => void,
  ): void
}
declare global {
  interface Window {
    IMP?: Iamport
  }
}

const v1Script = 'https://cdn.iamport.kr/v1/iamport.js'
const unfinished = '본인인증을 마치지 못했습니다. 다시 시도해 주세요.'

type Opening = {
  request: CertificationRequest
  phone: string
  /** Absolute address that a phone comes back to, where the provider takes the whole window. */
  returnTo: string
}

/**
 * Opens PortOne's dialog; gives the number under which the server asks for what was certified. Throws, in Korean, where
 * the person closed it or the script did not come. Where the provider takes the whole window, it never comes back here.
 */
export async function openPortOne({ request, phone, returnTo }: Opening): Promise<string> {
  return request.provider === 'portone-v1'
    ? openFirst(request, phone, returnTo)
    : openSecond(request, phone, returnTo)
}

async function openFirst(request: CertificationRequest, phone: string, returnTo: string): Promise<string> {
  await loadScript(v1Script)
  const { IMP } = window
  if (!IMP) throw new Error(unfinished)
  IMP.init(request.impCode ?? '')
  return new Promise((done, fail) => {
    IMP.certification(
      { merchant_uid: request.requestId, phone, m_redirect_url: returnTo, popup: false },
      ({ success, imp_uid: uid, error_msg: message }) => {
        if (success && uid) done(uid)
        else fail(new Error(message || unfinished))
      },
    )
  })
}

async function openSecond(request: CertificationRequest, phone: string, returnTo: string): Promise<string> {
  const { requestIdentityVerification } = await import('@portone/browser-sdk/v2')
  const answer = await requestIdentityVerification({
    storeId: request.storeId ?? '',
    channelKey: request.channelKey ?? '',
    identityVerificationId: request.requestId,
    customer: { phoneNumber: phone },
    redirectUrl: returnTo,
  })
  if (!answer || answer.code !== undefined) throw new Error(answer?.message || unfinished)
  return answer.identityVerificationId
}

function loadScript(src: string): Promise<void> {
  if (window.IMP) return Promise.resolve()
  const script = Object.assign(document.createElement('script'), { src, async: true })
  return new Promise((done, fail) => {
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      fail(new Error('본인인증 창을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.'))
    })
    document.head.append(script)
  })
}
