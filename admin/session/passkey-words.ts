/** Throws what went wrong between the browser and the device, in words of somebody who holds it. */
export function tellPasskeyError(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') throw new Error('이 기기에는 이 계정의 패스키가 이미 있습니다.')
  if (name === 'NotAllowedError' || name === 'AbortError')
    throw new Error('취소했거나 시간이 지났습니다. 다시 해 주세요.')
  throw new Error('이 기기나 주소에서는 패스키를 쓸 수 없습니다. https 주소인지 확인해 주세요.')
}
