import { Autocomplete } from '@base-ui/react/autocomplete'
import { Combobox as Library } from '@base-ui/react/combobox'
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import { usePopupPlace } from './layer.ts'
import { emptyNote, item as itemLook, popup, positioner } from './popup.styles.ts'
import { fieldError } from './styles.ts'

export const ComboboxChip = Library.Chip
export const ComboboxChipRemove = Library.ChipRemove
export const ComboboxChips = Library.Chips
export const ComboboxCollection = Library.Collection
export const ComboboxGroup = Library.Group
export const ComboboxGroupTitle = Library.GroupLabel
export const ComboboxMark = Library.ItemIndicator
export const ComboboxStatus = Library.Status
export const ComboboxTrigger = Library.Trigger

type Group<Item> = { value: string; items: readonly Item[] }

type ComboboxProps<Item> = PropsWithChildren<{
  /** Items that what is typed finds, the best first, in groups or not. */
  items: readonly Item[] | readonly Group<Item>[]
  /** Whether the items of what is typed are still on their way. */
  isFinding?: boolean
  labelOf: (item: Item) => string
  isSame?: (a: Item, b: Item) => boolean
  chosen?: readonly Item[]
  isMultiple?: boolean
  /** Text of a field that takes any text. What is typed counts there, and items are mere offers. */
  text?: string
  /** Place of the list, where it does not open below the field: with the field in a window of its own, or always open. */
  place?: 'window' | 'inline'
  isDisabled?: boolean
  onType: (typed: string) => void
  onChoose: (chosen: Item[]) => void
  onOpen?: (isOpen: boolean) => void
}>

type Shared = {
  typed: string
  isOpen: boolean
  isFinding: boolean
  /** Whether the list has an item that Enter picks. */
  isHighlighted: boolean
  /** Text that no choice was made for, which keeps a form from being sent; empty where there is none. */
  unchosen: string
  /** What a press on an item does, where the library remembers no choice. */
  pick: ((item: unknown) => void) | undefined
  setOpen: (isOpen: boolean) => void
  leave: () => void
  forget: () => void
  awaitFirst: () => void
}

const SharedContext = createContext<Shared | null>(null)

function useShared(): Shared {
  const shared = useContext(SharedContext)
  if (!shared) throw new Error('A part of a combobox stands outside of one.')
  return shared
}

const flat = <Item,>(items: ComboboxProps<Item>['items']): readonly Item[] =>
  items.flatMap((one) => (isGroup(one) ? one.items : [one]))
const isGroup = <Item,>(one: Item | Group<Item>): one is Group<Item> =>
  typeof one === 'object' && one !== null && 'items' in one

/** Whether the library remembers no choice: any text will do, or what is chosen is done at once. */
const isOffering = <Item,>({ text, place }: ComboboxProps<Item>) => text !== undefined || place === 'inline'

const unchosenText = (text: string) =>
  `‘${text.slice(0, 20)}’: 선택한 것이 없습니다. 목록에서 선택하거나 비워 주세요.`

/** What is typed, and what comes of it. */
function useTyped<Item>(props: ComboboxProps<Item>) {
  const { items, isFinding = false, isSame = Object.is, chosen = [], isMultiple, text, place } = props
  const [typed, setTyped] = useState('')
  const [isAwaited, setAwaited] = useState(false)
  const type = (next: string) => {
    setTyped(next)
    setAwaited(false)
    props.onType(next)
  }
  const choose = (next: readonly Item[]) => {
    setTyped('')
    setAwaited(false)
    // A field that takes any text is told it by whoever writes the item into it.
    if (text === undefined) props.onType('')
    props.onChoose([...next])
  }
  const chooseFirst = useEffectEvent(() => {
    setAwaited(false)
    const [first] = flat(items)
    if (first === undefined) return
    const others = isMultiple ? chosen.filter((one) => !isSame(one, first)) : []
    choose([...others, first])
  })
  useEffect(() => {
    if (isAwaited && !isFinding) chooseFirst()
  }, [isAwaited, isFinding])
  return {
    typed,
    type,
    choose,
    unchosen: isOffering(props) || place === 'window' ? '' : typed.trim(),
    awaitFirst: () => setAwaited(true),
    leave: () => {
      setAwaited(false)
      // Whoever leaves a field that takes any text means it as it stands.
      if (text !== undefined) setTyped('')
    },
  }
}

/**
 * A field in which something is found by typing. The first match is highlighted while somebody types, and Enter picks
 * the highlighted one. Enter never sends the form around it: with a text that nothing matches the list says so, and a text
 * that is left without a choice stays and keeps the form from being sent.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { isFinding = false, place, onOpen } = props
  const { typed, type, choose, unchosen, awaitFirst, leave } = useTyped(props)
  const [isOpen, setOpen] = useState(place === 'inline')
  const [isHighlighted, setHighlighted] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const open = (next: boolean) => {
    if (place !== 'inline') setOpen(next)
    if (!next && place === 'window') type('')
    if (!next) leave()
    onOpen?.(next)
  }
  const shared: Shared = {
    typed,
    isOpen,
    isFinding,
    isHighlighted: isOpen && isHighlighted,
    unchosen,
    pick: isOffering(props) ? (item) => choose([item as Item]) : undefined,
    setOpen: open,
    leave: () => {
      setLeft(true)
      leave()
    },
    forget: () => type(''),
    awaitFirst,
  }
  return (
    <SharedContext value={shared}>
      <Root
        {...props}
        typed={typed}
        isOpen={isOpen}
        onOpen={open}
        onType={(next) => {
          setLeft(false)
          type(next)
        }}
        onChoose={choose}
        onHighlight={setHighlighted}
      />
      {isLeft && unchosen && (
        <p className={fieldError()} role="status">
          {unchosenText(unchosen)}
        </p>
      )}
    </SharedContext>
  )
}

type RootProps<Item> = ComboboxProps<Item> & {
  typed: string
  isOpen: boolean
  onHighlight: (isHighlighted: boolean) => void
}

/** The library's own root: of a field that keeps one choice, several or none. */
function Root<Item>(props: RootProps<Item>) {
  const { items, labelOf, isSame = Object.is, chosen = [], text, place, typed, onChoose } = props
  const isInline = place === 'inline'
  // The library empties the field whenever its list closes; here what is typed stays until something is chosen.
  const change = (next: string, { reason }: { reason: string }) => {
    if (reason === 'input-change') props.onType(next)
  }
  const root = {
    // The library's types have no room for groups here; it reads them all the same.
    items: items as readonly Item[],
    filter: null,
    open: props.isOpen,
    disabled: props.isDisabled ?? false,
    ...(props.onOpen && { onOpenChange: props.onOpen }),
    onItemHighlighted: (item: Item | undefined) => props.onHighlight(item !== undefined),
    children: props.children,
  }
  if (isOffering(props))
    return (
      <Autocomplete.Root<Item>
        {...root}
        mode="none"
        inline={isInline}
        keepHighlight={isInline}
        autoHighlight={isInline || typed.trim() !== '' ? 'always' : false}
        itemToStringValue={labelOf}
        value={text ?? typed}
        onValueChange={change}
      />
    )
  const keeping = {
    ...root,
    autoHighlight: true,
    itemToStringLabel: labelOf,
    isItemEqualToValue: isSame,
    onInputValueChange: change,
  }
  if (props.isMultiple)
    return (
      <Library.Root<Item, true>
        {...keeping}
        multiple
        value={[...chosen]}
        inputValue={typed}
        onValueChange={onChoose}
      />
    )
  const [only] = chosen
  return (
    <Library.Root<Item>
      {...keeping}
      value={only ?? null}
      inputValue={typed === '' && only !== undefined ? labelOf(only) : typed}
      onValueChange={(next) => {
        if (next !== null) onChoose([next])
        else if (only !== undefined) onChoose([])
      }}
    />
  )
}

type ComboboxInputProps = ComponentProps<typeof Library.Input> & {
  /** Called by Enter with a text for which nothing is picked, in a field that takes any text. */
  onEnter?: (() => void) | undefined
}

/** The field itself. */
export function ComboboxInput({ onEnter, onBlur, ...props }: ComboboxInputProps) {
  const { typed, isOpen, isFinding, isHighlighted, unchosen, ...shared } = useShared()
  const field = useRef<HTMLInputElement>(null)
  const hasTyped = typed.trim() !== ''
  useEffect(() => {
    field.current?.setCustomValidity(unchosen && unchosenText(unchosen))
  }, [unchosen])
  const takeBack = (event: KeyboardEvent) => {
    // The window around it stays open.
    event.preventDefault()
    event.stopPropagation()
    shared.forget()
  }
  const enter = () => {
    if (onEnter) {
      shared.setOpen(false)
      onEnter()
    } else if (hasTyped) {
      shared.setOpen(true)
      if (isOpen || isFinding) shared.awaitFirst()
    }
  }
  const press: NonNullable<ComboboxInputProps['onKeyDown']> = (event) => {
    const { isComposing, keyCode } = event.nativeEvent
    // The Enter that ends a Korean syllable picks nothing. Safari tells it by 229 alone.
    const isOfSyllable = isComposing || keyCode === 229
    if (event.key === 'Escape' && hasTyped && !isOpen && !isOfSyllable) {
      event.preventBaseUIHandler()
      takeBack(event)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (!isOfSyllable && isHighlighted && !isFinding) return
      event.preventBaseUIHandler()
      if (!isOfSyllable) enter()
    }
  }
  return (
    <Library.Input
      {...props}
      ref={field}
      onKeyDown={press}
      onBlur={(event) => {
        shared.leave()
        onBlur?.(event)
      }}
    />
  )
}

type ComboboxPopupProps = PropsWithChildren<{ className?: string; align?: 'start' | 'end'; label?: string }>

/** The box that opens beside the field. */
export function ComboboxPopup({ className = popup(), align = 'start', label, children }: ComboboxPopupProps) {
  const place = usePopupPlace()
  return (
    <Library.Portal {...place.portal}>
      <Library.Positioner {...place.positioner} className={positioner()} sideOffset={4} align={align}>
        <Library.Popup className={className} aria-label={label}>
          {children}
        </Library.Popup>
      </Library.Positioner>
    </Library.Portal>
  )
}

type ComboboxListProps<Item> = {
  /** Words for a text that nothing matches, where they stand in the list. */
  empty?: string
  className?: string
  children: (item: Item) => ReactNode
}

/** The items in the box, or the word that there are none. */
export function ComboboxList<Item>({ empty, className, children }: ComboboxListProps<Item>) {
  const { isFinding } = useShared()
  return (
    <>
      {empty && <Library.Empty className={emptyNote()}>{isFinding ? '찾고 있습니다.' : empty}</Library.Empty>}
      <Library.List {...(className && { className })} aria-busy={isFinding}>
        {children}
      </Library.List>
    </>
  )
}

type ComboboxItemProps<Item> = PropsWithChildren<{ value: Item; className?: string }>

export function ComboboxItem<Item>({ value, className = itemLook(), children }: ComboboxItemProps<Item>) {
  const { pick } = useShared()
  return (
    <Library.Item value={value} className={className} {...(pick && { onClick: () => pick(value) })}>
      {children}
    </Library.Item>
  )
}
