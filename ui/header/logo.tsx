import type { HeaderConfig } from '#schema/header.ts'
import type { Partner } from '#schema/partners.ts'
import { ActionLink } from '../action-link.tsx'
import { css, cx } from '../css.ts'
import { imageAddress, storedRatio } from '../image-address.ts'
import { breakpoints } from '../tokens.ts'

const link = css({
  display: 'inline-grid',
  flexShrink: 0,
  alignItems: 'center',
  height: '100%',
  minHeight: '44px',
  // Beside the buttons of a narrow screen, or at 400 % zoom, it is the logo that gives way.
  '@smallTablet': { flexShrink: 1, minWidth: 0, gridTemplateColumns: 'minmax(0, auto)' },
  '& > *': { gridArea: '1 / 1', transition: 'opacity $transitions$base' },
  '& > [data-hidden]': { opacity: 0 },
  // Paper is light.
  '@media print': {
    '& > [data-light]': { opacity: 0 },
    '& > [data-hidden]:not([data-light])': { opacity: 1 },
  },
})
const picture = css({
  display: 'block',
  '& img': {
    display: 'block',
    maxWidth: '240px',
    objectFit: 'contain',
    '@smallTablet': { maxWidth: 'min(180px, 100%)' },
  },
})
const wordmark = css({
  fontFamily: '$display',
  fontWeight: 800,
  fontSize: '1.5rem',
  lineHeight: 1.2,
  letterSpacing: '-0.04em',
  whiteSpace: 'nowrap',
  color: 'inherit',
  '@smallTablet': { overflow: 'hidden', textOverflow: 'ellipsis', fontSize: '1.1875rem' },
  variants: {
    large: {
      true: { fontSize: '1.75rem', letterSpacing: '-0.02em', '@smallTablet': { fontSize: '1.25rem' } },
      false: {},
    },
  },
})
const skeleton = css({
  width: '120px',
  height: '20px',
  borderRadius: '$small',
  backgroundColor: 'currentColor',
  opacity: 0.12,
})

/** Width asked of a logo: at least twice what its place is wide. */
const logoWidth = 480
/** From here on a logo may be bigger. Source: docs/product.md, H5. */
const bigPc = 1921

type LogoProps = {
  config: HeaderConfig
  partner: Partner | undefined
  /** States whether the header may lie over a picture on this page, and whether it does now. */
  over: { possible: boolean; now: boolean }
  large?: boolean
  className?: string | undefined
}

/** The logo, linking home: the one set for the ground it is on, else the partner's, else its name as a wordmark. */
export function Logo({ config, partner, over, large = false, className }: LogoProps) {
  const {
    pcWhiteLogoImageUrl,
    mobileWhiteLogoImageUrl,
    pcTransparentLogoImageUrl,
    mobileTransparentLogoImageUrl,
  } = config
  const name = partner ? (partner.displayName ?? partner.partnerName) : ''
  const plain = pcWhiteLogoImageUrl ?? mobileWhiteLogoImageUrl ?? partner?.partnerLogoImageUrl ?? undefined
  const light =
    pcTransparentLogoImageUrl ??
    mobileTransparentLogoImageUrl ??
    partner?.partnerLightLogoImageUrl ??
    undefined
  const logo = (pc: string | undefined, mobile: string | undefined, hidden: boolean, isLight = false) => {
    if (pc) return <LogoPicture pc={pc} mobile={mobile ?? pc} {...{ name, config, hidden, isLight }} />
    if (!partner) return <span className={skeleton()} />
    return (
      <span
        className={wordmark({ large })}
        data-hidden={hidden || undefined}
        data-light={isLight || undefined}
        aria-hidden={hidden || undefined}
      >
        {name}
      </span>
    )
  }
  // Where neither ground has a picture one wordmark, in the header's own colour, serves both.
  const isTwofold = over.possible && (plain !== undefined || light !== undefined)
  return (
    <ActionLink url="/" className={cx(link(), className)} aria-label={name ? `${name} 홈` : '홈'}>
      {logo(plain, mobileWhiteLogoImageUrl, isTwofold && over.now)}
      {isTwofold && logo(light, mobileTransparentLogoImageUrl, !over.now, true)}
    </ActionLink>
  )
}

type LogoPictureProps = {
  pc: string
  mobile: string
  name: string
  config: HeaderConfig
  hidden: boolean
  /** Drawn for a picture below it, not for paper. */
  isLight: boolean
}

/** Heights are attributes, not styles: what the data says never becomes a style. The width keeps the logo's place. */
function LogoPicture({ pc, mobile, name, config, hidden, isLight }: LogoPictureProps) {
  const source = imageAddress(pc, logoWidth)
  const high = (src: string, height: number) => {
    const ratio = storedRatio(src)
    return { height, width: ratio && Math.round(ratio * height) }
  }
  return (
    <picture className={picture()} data-hidden={hidden || undefined} data-light={isLight || undefined}>
      <source media={`(min-width: ${bigPc}px)`} srcSet={source} {...high(pc, config.bigPcLogoHeight)} />
      <source
        media={`(min-width: ${breakpoints.smallTablet + 1}px)`}
        srcSet={source}
        {...high(pc, config.pcLogoHeight)}
      />
      <img
        src={imageAddress(mobile, logoWidth)}
        {...high(mobile, config.mobileLogoHeight)}
        alt={hidden ? '' : name}
        fetchPriority={hidden ? undefined : 'high'}
      />
    </picture>
  )
}
