/**
 * Origins that PortOne's dialog of identity certification loads and calls, of its first and its second interface. A page
 * admits them where somebody may be certified; which of them is loaded, if any, the server's settings say.
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
