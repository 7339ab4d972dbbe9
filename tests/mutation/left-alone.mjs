const hasKorean = (text) => /[가-힣]/.test(text)

/** The text of a string or a template, as far as it is written there. */
function textOf(node) {
  if (node.type === 'StringLiteral') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('')
  return ''
}

const isCallOf = (node, names) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  names.includes(node.callee.property.name)

/** Why a part of the code is left as it is; `undefined` where it is changed. */
function reason({ node, parent }) {
  if (isCallOf(parent, ['meta', 'describe']) && parent.arguments.includes(node)) {
    return 'Wording and controls of the console’s forms, which the forms’ own tests see.'
  }
  if (isCallOf(parent, ['glob']) && parent.callee.object.type === 'MetaProperty') {
    return 'Vite reads these arguments before the code runs, and takes nothing but literals.'
  }
  const isMessage =
    (parent?.type === 'ObjectProperty' && parent.key.name === 'message') ||
    (isCallOf(parent, ['regex', 'refine', 'min', 'max', 'length']) && parent.arguments[0] !== node) ||
    (parent?.type === 'VariableDeclarator' && parent.id.name === 'message')
  return isMessage && hasKorean(textOf(node)) ? 'A sentence for people: other words are no fault.' : undefined
}

/** Leaves alone what no test should hold, wording for people, and what cannot be changed. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'left-alone', value: { shouldIgnore: reason } }]
