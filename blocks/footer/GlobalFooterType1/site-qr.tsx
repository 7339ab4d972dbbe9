import { lazy, Suspense, useEffect, useState } from 'react'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { whenIdle } from '#ui/when-idle.ts'
import * as styles from './styles.ts'

const QrCode = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }))

/** The address of the site for a phone's camera: drawn once, when the browser has nothing better to do; on a phone never. */
export function SiteQr({ title }: { title: string }) {
  const [origin, setOrigin] = useState<string>()
  const isPhone = useIsPhone()
  useEffect(() => (isPhone ? undefined : whenIdle(() => setOrigin(window.location.origin))), [isPhone])
  return (
    <figure className={styles.qr()}>
      <div className={styles.qrPlace()}>
        {origin && (
          <Suspense>
            <QrCode
              value={origin}
              size={96}
              level="M"
              title={`${origin} QR 코드`}
              fgColor="currentColor"
              bgColor="transparent"
            />
          </Suspense>
        )}
      </div>
      <figcaption className={styles.qrTitle()}>{title}</figcaption>
    </figure>
  )
}
