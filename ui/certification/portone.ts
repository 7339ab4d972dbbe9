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

/** That of its second interface. Source: developers.portone.io, "브라우저 SDK", `requestIdentityVerification`. */
type PortOneAnswer = { identityVerificationId: string; code?: string; message?: string }
type PortOne = {
  requestIdentityVerification(request: {
    storeId: string
    channelKey: string
    identityVerificationId: string
    customer: { phoneNumber: string }
    redirectUrl: string
  }): Promise<PortOneAnswer | undefined>
}
declare global {
  interface Window {
    IMP?: Iamport
    PortOne?: PortOne
  }
}

const unfinished = '본인인증을 마치지 못했습니다. 다시 시도해 주세요.'
const unloaded =
  '본인인증 창을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요. 예약은 가입하지 않고 문자 인증번호로도 하실 수 있습니다.'

/** Time in ms that the script is waited for. */
const patience = 10_000

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
  const iamport = await loadScript(request.scriptUrl, () => window.IMP)
  iamport.init(request.impCode ?? '')
  return new Promise((done, fail) => {
    iamport.certification(
      { merchant_uid: request.requestId, phone, m_redirect_url: returnTo, popup: false },
      ({ success, imp_uid: uid, error_msg: message }) => {
        if (success && uid) done(uid)
        else fail(new Error(message || unfinished))
      },
    )
  })
}

async function openSecond(request: CertificationRequest, phone: string, returnTo: string): Promise<string> {
  const portOne = await loadScript(request.scriptUrl, () => window.PortOne)
  const answer = await portOne
    .requestIdentityVerification({
      storeId: request.storeId ?? '',
      channelKey: request.channelKey ?? '',
      identityVerificationId: request.requestId,
      customer: { phoneNumber: phone },
      redirectUrl: returnTo,
    })
    // It answers in English where it is given something wrong.
    .catch((cause: unknown) => {
      throw new Error(unfinished, { cause })
    })
  if (!answer || answer.code !== undefined) throw new Error(answer?.message || unfinished)
  return answer.identityVerificationId
}

/** Gives the global that the script puts on the page. Throws where it fails, takes too long, or is another script. */
function loadScript<Global>(src: string | undefined, find: () => Global | undefined): Promise<Global> {
  const known = find()
  if (known) return Promise.resolve(known)
  const script = Object.assign(document.createElement('script'), { src: src ?? '', async: true })
  return new Promise((done, fail) => {
    const giveUp = () => {
      script.remove()
      fail(new Error(unloaded))
    }
    const timer = setTimeout(giveUp, patience)
    script.addEventListener('error', () => {
      clearTimeout(timer)
      giveUp()
    })
    script.addEventListener('load', () => {
      clearTimeout(timer)
      const found = find()
      if (found) done(found)
      else giveUp()
    })
    document.head.append(script)
  })
}
