/** Answer of a provider for a certification that is done. */
export type Certified = {
  providerUid: string
  /** The number we gave for it; `null` where the provider keeps none (the development one). */
  requestId: string | null
  name: string
  /** In the provider's own form. */
  phone: string | null
  /** `YYYY-MM-DD`. */
  birthDate: string | null
  gender: 'male' | 'female' | null
  certifiedAt: Date
}

/** Certifies that a person is who they say. The server asks it; the browser's word counts for nothing. */
export type CertificationProvider = {
  name: 'development' | 'portone-v1' | 'portone-v2'
  /** Parameters of the provider's dialog in the browser; no secrets. */
  dialog: { impCode?: string; storeId?: string; channelKey?: string; scriptUrl?: string }
  /** Asks for a certification; `null` where there is none that was done. Throws `ProviderUnavailable`. */
  find(uid: string): Promise<Certified | null>
}

/** PortOne's API and its script for browsers, where they are not its own. */
export type PortOneAddresses = { baseUrl?: string; scriptUrl?: string }

/** The provider does not answer, or answers what cannot be understood: nobody is certified. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}
