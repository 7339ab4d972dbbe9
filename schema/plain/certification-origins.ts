/**
 * Origins that PortOne's dialog of identity certification loads and calls, in both versions of its interface. A page on
 * which somebody may be certified admits all of them; the server's settings decide which is used, if any.
 */
export const certificationOrigins = [
  'https://cdn.iamport.kr',
  'https://service.iamport.kr',
  'https://cdn.portone.io',
  'https://checkout.portone.io',
  'https://checkout-service.prod.iamport.co',
  'https://tx-gateway-service.prod.iamport.co',
  'https://payment-bridge.prod.iamport.co',
]
