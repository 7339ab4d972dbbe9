import { css } from './css.ts'
import { text } from './text.ts'

/** Class of a button or of a link that looks like one. Targets are at least 44 px high on a phone. */
export const buttonClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  border: '1px solid transparent',
  borderRadius: '$control',
  cursor: 'pointer',
  // Breaks only where it would not fit by itself.
  flexShrink: 0,
  maxWidth: '100%',
  textAlign: 'center',
  textDecoration: 'none',
  transition:
    'background-color $transitions$quick, border-color $transitions$quick, color $transitions$quick',
  '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  variants: {
    look: {
      primary: {
        backgroundColor: '$primary1',
        color: '$onPrimary',
        '@hover': { '&:hover': { backgroundColor: '$primary2' } },
      },
      /** Something is lost by it, such as a booking. */
      danger: {
        backgroundColor: '$red',
        color: '$gray0',
        '@hover': { '&:hover': { filter: 'brightness(0.9)' } },
      },
      outline: {
        borderColor: 'currentColor',
        backgroundColor: 'transparent',
        color: 'inherit',
        '@hover': { '&:hover': { opacity: 0.7 } },
      },
      quiet: {
        backgroundColor: '$surface',
        color: '$ink',
        '@hover': { '&:hover': { backgroundColor: '$line' } },
      },
      white: {
        backgroundColor: '$gray0',
        color: '$gray900',
        '@hover': { '&:hover': { backgroundColor: '$gray100' } },
      },
      text: {
        backgroundColor: 'transparent',
        color: 'inherit',
        paddingInline: 0,
        '@hover': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
      },
    },
    size: {
      large: { ...text.button1, minHeight: '56px', paddingInline: '$8' },
      medium: { ...text.button2, minHeight: '48px', paddingInline: '$6' },
      small: { ...text.button3, minHeight: '44px', paddingInline: '$5' },
    },
  },
  defaultVariants: { look: 'primary', size: 'medium' },
})
