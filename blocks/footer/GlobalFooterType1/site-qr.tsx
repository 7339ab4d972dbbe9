import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#ui/when-idle.ts'
import * as styles from './styles.ts'

const QrCode = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }))

/** The address of the site for a phone's camera: drawn once, when the browser has nothing better to do. */
export function SiteQr({ title }: { title: string }) {
  const [origin, setOrigin] = useState<string>()
  useEffect(() => whenIdle(() => setOrigin(window.location.origin)), [])
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
