import type { PropsWithChildren } from 'react'
import type { ReservationButtonConfig, RightButton } from '#schema/header.ts'
import { ActionLink } from '../action-link.tsx'
import { css } from '../css.ts'
import { readable } from '../readable.ts'
import { text } from '../text.ts'
import { bookingButton } from '../without-scripts.ts'

const button = css({
  ...text.button3,
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '44px',
  paddingInline: '$5',
  border: '1px solid transparent',
  borderRadius: '$control',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transition:
    'background-color $transitions$base, border-color $transitions$base, color $transitions$base, opacity $transitions$quick',
  '@hover': { '&:hover': { opacity: 0.82 } },
  variants: {
    // The ground of a filled button is the one on which its text can be read.
    tone: {
      primary2: { color: readable.primary, '--fill': 'var(--colors-surface)' },
      primary3: { color: '$primary3', '--fill': 'var(--colors-primary1)' },
      gray: { color: '$gray700', '--fill': 'var(--colors-surface)' },
      white: { color: '$gray0', '--fill': 'var(--colors-primary1)' },
      black: { color: '$gray1000', '--fill': 'var(--colors-surface)' },
      plain: {},
    },
    type: {
      fill: { backgroundColor: 'var(--fill, $colors$surface)' },
      line: { borderColor: '$line' },
      text: { paddingInline: '$3' },
    },
    // Over a picture every button is drawn in the header's own colour.
    over: { true: {}, false: {} },
    only: { pc: { '@smallTablet': { display: 'none' } } },
    wide: { true: { ...text.button2, fontWeight: 600, width: '100%', minHeight: '52px' }, false: {} },
    compact: {
      true: {
        '@smallTablet': {
          minHeight: '36px',
          paddingInline: '$3',
          '&::before': { content: '', position: 'absolute', inset: '-4px' },
        },
      },
      false: {},
    },
  },
  compoundVariants: [
    // White or neon letters need a dark ground, which only a filled button has.
    { type: 'line', tone: 'white', css: { color: '$ink' } },
    { type: 'text', tone: 'white', css: { color: '$ink' } },
    { type: 'line', tone: 'primary3', css: { color: '$primary1' } },
    { type: 'text', tone: 'primary3', css: { color: '$primary1' } },
    {
      over: true,
      type: 'fill',
      css: {
        backgroundColor: 'transparent',
        borderColor: 'color-mix(in srgb, currentColor 70%, transparent)',
        color: 'inherit',
      },
    },
    {
      over: true,
      type: 'line',
      css: { borderColor: 'color-mix(in srgb, currentColor 40%, transparent)', color: 'inherit' },
    },
    { over: true, type: 'text', css: { color: 'inherit' } },
  ],
})

type ActionProps = PropsWithChildren<{
  url: string | undefined
  widget: ReservationKind
  onReserve: (kind: ReservationKind) => void
  className: string
}>

/** Kind of booking that the widget opens with. */
export type ReservationKind = Exclude<RightButton['useWidget'], 'none'>

/** A link where there is an address, else a button that opens the booking widget. */
function Action({ url, widget, onReserve, className, children }: ActionProps) {
  if (url !== undefined) {
    return (
      <ActionLink url={url} className={className}>
        {children}
      </ActionLink>
    )
  }
  return (
    <button {...bookingButton} className={className} onClick={() => onReserve(widget)}>
      {children}
    </button>
  )
}

type Place = {
  onReserve: (kind: ReservationKind) => void
  /** Lies over a picture. */
  over?: boolean
  only?: 'pc' | undefined
  /** Fills its container, in the mobile menu. */
  wide?: boolean
}

export function ReservationButton({
  config,
  onReserve,
  over = false,
  only,
  wide = false,
}: Place & { config: ReservationButtonConfig }) {
  const { buttonReservationType: type, buttonReservationTextColor: tone } = config
  return (
    <Action
      url={config.buttonUrl}
      widget="treatment"
      onReserve={onReserve}
      className={button({ type, tone, over, only, wide })}
    >
      {config.buttonReservationText}
    </Action>
  )
}

/** The first of the right buttons. Source: docs/product.md, H8. */
export function RightButtonAction({
  buttons,
  onReserve,
  over = false,
  only,
}: Place & { buttons: readonly RightButton[] }) {
  const [first] = buttons
  if (!first) return null
  const { useWidget, buttonUrl, buttonType: type, buttonText } = first
  const className = button({ type, tone: 'plain', over, only, compact: true })
  return (
    <Action
      url={useWidget === 'none' ? buttonUrl : undefined}
      widget={useWidget === 'none' ? 'treatment' : useWidget}
      onReserve={onReserve}
      className={className}
    >
      {buttonText}
    </Action>
  )
}
