import { safeUrl } from '#schema/primitives.ts'
import { Extension, Mark, Node, mergeAttributes, type Extensions } from '@tiptap/core'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { TrailingNode, UndoRedo } from '@tiptap/extensions'

const parts = ['heading', 'paragraph', 'bulletList', 'orderedList', 'table', 'quote', 'note', 'image', 'link']

/** What a part holds besides the text that is written in the editor. */
const Rest = Extension.create({
  name: 'rest',
  addGlobalAttributes: () => [
    {
      types: parts,
      attributes: {
        rest: {
          default: {},
          keepOnSplit: false,
          parseHTML: (element) => readRest(element.getAttribute('data-rest')),
          renderHTML: ({ rest }: Record<string, unknown>) =>
            Object.keys((rest ?? {}) as object).length > 0 ? { 'data-rest': JSON.stringify(rest) } : {},
        },
      },
    },
  ],
})

function readRest(text: string | null): unknown {
  try {
    return text === null ? {} : JSON.parse(text)
  } catch {
    return {}
  }
}

const Quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap('quote') }
  },
})
const Note = Node.create({
  name: 'note',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes, { role: 'note' }), 0],
})

type Rested = {
  image?: { src?: string; alt?: string }
  link?: { title?: string; url?: string }
  caption?: string
}

const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  selectable: true,
  parseHTML: () => [{ tag: 'figure[data-rest]' }],
  renderHTML({ node, HTMLAttributes }) {
    const { image, caption }: Rested = node.attrs.rest
    const picture = image?.src
      ? ['img', { src: image.src, alt: image.alt ?? '' }]
      : ['span', {}, '그림을 골라 주세요']
    return ['figure', HTMLAttributes, picture, ...(caption ? [['figcaption', {}, caption]] : [])]
  },
})
const LinkLine = Node.create({
  name: 'link',
  group: 'block',
  atom: true,
  selectable: true,
  parseHTML: () => [{ tag: 'div[data-link]' }],
  renderHTML({ node, HTMLAttributes }) {
    const { link }: Rested = node.attrs.rest
    return [
      'div',
      mergeAttributes(HTMLAttributes, { 'data-link': '' }),
      link?.title || '링크의 이름과 주소를 적어 주세요',
    ]
  },
})

/** Google Docs wraps all that it copies in a `<b>` of normal weight. */
const isHeavy = (weight: string) => /^(bold(er)?|[6-9]00)$/.test(weight)

const Bold = Mark.create({
  name: 'bold',
  parseHTML: () => [
    { tag: 'strong' },
    { tag: 'b', getAttrs: ({ style }) => (style.fontWeight === 'normal' ? false : null) },
    { style: 'font-weight', getAttrs: (weight) => (isHeavy(weight) ? null : false) },
  ],
  renderHTML: () => ['strong', 0],
  addKeyboardShortcuts() {
    const toggle = () => this.editor.commands.toggleMark(this.name)
    // Caps Lock makes it a capital.
    return { 'Mod-b': toggle, 'Mod-B': toggle }
  },
})
/** A link inside a line. An address that may not become a link leaves its words alone. */
const TextLink = Mark.create({
  name: 'textLink',
  inclusive: false,
  addAttributes: () => ({ url: { default: null, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const url = element.getAttribute('href')
        return safeUrl.safeParse(url).success ? { url } : false
      },
    },
  ],
  renderHTML: ({ mark }) => ['a', { href: mark.attrs.url }, 0],
})

const one = { content: 'paragraph' }

/** Exactly what `schema/rich-text.ts` admits, so that whatever is typed or pasted can be stored. */
export const extensions: Extensions = [
  Document,
  Text,
  Paragraph,
  Rest,
  HardBreak,
  Bold,
  TextLink,
  Heading.extend({
    marks: '',
    parseHTML: () => [
      ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
      ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
    ],
  }).configure({ levels: [2, 3] }),
  BulletList,
  OrderedList.extend({
    addAttributes: () => ({}),
    renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
  }),
  ListItem.extend(one),
  ListKeymap,
  Table.extend({ renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]] }).configure({
    resizable: false,
  }),
  TableRow,
  TableHeader.extend(one),
  TableCell.extend(one),
  Quote,
  Note,
  Picture,
  LinkLine,
  UndoRedo,
  TrailingNode,
]
