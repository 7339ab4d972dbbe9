/** `+8210****5678`: the last four digits tell two customers apart. */
export const maskPhone = (phone: string) =>
  `${phone.slice(0, -8)}${'*'.repeat(Math.min(4, Math.max(0, phone.length - 4)))}${phone.slice(-4)}`
