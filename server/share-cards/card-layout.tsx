import type { CSSProperties } from 'react'
import { shareCardSize, type ShareCard } from '#renderer/server/share-card.ts'
import { mix } from '#schema/plain/contrast.ts'
import { readableShare } from '#schema/plain/text-colors.ts'

/** A picture as a card holds it: bytes in a `data:` address, in the size at which it is drawn. */
export type CardPicture = { src: string; width: number; height: number }

/** Space that the picture of a card fills, in px: what is left of it where Kakao cuts the card still has its margins. */
export const pictureBox = { width: 500, height: 534 }
/** Largest size of a logo, in px. */
export const logoBox = { width: 300, height: 56 }

const margin = 48

/** Sizes of a title in px by its most characters: the largest in which it takes three lines at most. */
const titleSizes = {
  beside: [
    [7, 80],
    [14, 68],
    [28, 56],
    [Infinity, 48],
  ],
  alone: [
    [8, 112],
    [16, 92],
    [32, 76],
    [48, 64],
    [Infinity, 54],
  ],
} as const
/** Characters up to which a title surely ends within three lines, so that these may be made equally long. */
const surelyWhole = { beside: 20, alone: 36 }

type LayoutProps = { card: ShareCard; logo?: CardPicture | undefined; picture?: CardPicture | undefined }

/** A card as satori draws it: title and clinic beside the picture, or over the clinic's own colour where there is none. */
export function CardLayout({ card, logo, picture }: LayoutProps) {
  const { theme, title } = card
  const isBeside = picture !== undefined
  const colours = isBeside
    ? { ground: theme.ground, ink: theme.ink, kind: mix(theme.accent, theme.ink, readableShare) }
    : { ground: theme.primary1, ink: theme.onPrimary, kind: theme.primary3 }
  return (
    <div
      style={{
        display: 'flex',
        ...shareCardSize,
        boxSizing: 'border-box',
        padding: margin,
        backgroundColor: colours.ground,
        color: colours.ink,
        fontFamily: 'body, serif',
      }}
    >
      {!isBeside && <Rings color={theme.primary3} />}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          minWidth: 0,
          padding: isBeside ? '12px 44px 12px 16px' : '12px 16px',
        }}
      >
        <div
          style={{
            display: 'flex',
            height: logoBox.height,
            alignItems: 'center',
            fontSize: 30,
            fontWeight: 700,
          }}
        >
          {logo ? <img {...logo} alt="" /> : title !== card.clinic && card.clinic}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', marginTop: 'auto' }}>
          {card.kind && (
            <div style={{ fontSize: 30, fontWeight: 700, color: colours.kind, marginBottom: 18 }}>
              {card.kind}
            </div>
          )}
          <div style={titleStyle(card, isBeside ? 'beside' : 'alone')}>{title}</div>
        </div>
      </div>
      {picture && <img {...picture} alt="" style={{ borderRadius: theme.radius * 1.75 }} />}
    </div>
  )
}

function titleStyle({ theme, title }: ShareCard, place: 'beside' | 'alone'): CSSProperties {
  const isSerif = theme.displayFont === 'notoSerif'
  const { length } = [...title]
  return {
    display: 'block',
    width: '100%',
    fontFamily: isSerif ? 'serif, body' : 'body, serif',
    fontSize: titleSizes[place].find(([most]) => length <= most)?.[1] ?? 0,
    fontWeight: isSerif ? 700 : 800,
    lineHeight: 1.25,
    letterSpacing: '-0.02em',
    wordBreak: 'keep-all',
    overflowWrap: 'break-word',
    lineClamp: 3,
    ...(length <= surelyWhole[place] && { textWrap: 'balance' }),
  }
}

const rings = [150, 230, 310, 390, 470, 550, 630]

/** Rings in the place of a picture, as those of the mark that stands for a missing picture (`ui/partner-mark.tsx`). */
function Rings({ color }: { color: string }) {
  const { width, height } = shareCardSize
  return (
    <svg width={width} height={height} style={{ position: 'absolute', top: 0, left: 0 }}>
      <g fill="none" stroke={color} strokeOpacity="0.22" strokeWidth="1.5">
        {rings.map((radius) => (
          <circle key={radius} cx={width - 96} cy={72} r={radius} />
        ))}
      </g>
    </svg>
  )
}
