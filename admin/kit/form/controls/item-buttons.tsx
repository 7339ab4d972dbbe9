import type { ArrayFieldItemButtonsTemplateProps } from '@rjsf/utils'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { IconButton } from '../../parts/icon-button.tsx'
import { useMovedFocus } from '../../parts/use-moved-focus.ts'
import { itemButtons } from './styles.ts'

/** Offers what can be done with an item of a list. */
export function ItemButtons(props: ArrayFieldItemButtonsTemplateProps) {
  const place = `${props.index + 1}번째`
  const { up, down, press } = useMovedFocus(props.index)
  return (
    <div className={itemButtons()}>
      <IconButton
        ref={up}
        label={`${place} 위로`}
        icon={ArrowUp}
        disabled={!props.hasMoveUp}
        onClick={(event) => {
          press('up')
          props.onMoveUpItem(event)
        }}
      />
      <IconButton
        ref={down}
        label={`${place} 아래로`}
        icon={ArrowDown}
        disabled={!props.hasMoveDown}
        onClick={(event) => {
          press('down')
          props.onMoveDownItem(event)
        }}
      />
      <IconButton label={`${place} 복제`} icon={Copy} disabled={!props.hasCopy} onClick={props.onCopyItem} />
      <IconButton
        label={`${place} 삭제`}
        icon={Trash2}
        disabled={!props.hasRemove}
        onClick={props.onRemoveItem}
      />
    </div>
  )
}
