import { z } from 'zod'
import type { CertificationProvider } from './provider.ts'

/**
 * Certifies whoever the number names: `dev-01012345678-19900101-female-김하늘`. For development and the demo alone,
 * since anyone can be anyone.
 */
export function createDevelopmentProvider(): CertificationProvider {
  return {
    name: 'development',
    dialog: {},
    async find(uid) {
      const [, phone, year, month, date, gender, name] =
        /^dev-(\d{9,12})-(\d{4})(\d\d)(\d\d)-(male|female)-(\p{L}[\p{L} ]{0,39})$/u.exec(
          uid.normalize('NFC'),
        ) ?? []
      const birthDate = z.iso.date().safeParse(`${year}-${month}-${date}`)
      if (!phone || !name || !birthDate.success) return null
      return {
        // A phone may be certified again and again.
        providerUid: `${uid}#${crypto.randomUUID()}`,
        requestId: null,
        name,
        phone,
        birthDate: birthDate.data,
        gender: gender === 'male' ? 'male' : 'female',
        certifiedAt: new Date(),
      }
    },
  }
}
