import { cx } from '#ui/css.ts'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { iconButton } from './styles.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: LucideIcon
  active?: boolean | undefined
}

/** A button that shows an icon and says its name. */
export function IconButton({ label, icon: Icon, active, className, ...props }: IconButtonProps) {
  return (
    <Button
      type="button"
      {...props}
      aria-label={label}
      title={label}
      className={cx(iconButton({ active }), className)}
    >
      <Icon aria-hidden strokeWidth={1.75} />
    </Button>
  )
}
