/** Sites whose accounts sign a member in, with their names. */
export const socialSites = { kakao: '카카오', naver: '네이버' } as const

export type SocialSite = keyof typeof socialSites
