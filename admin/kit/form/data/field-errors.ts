import type { FieldError } from '#schema/problem.ts'
import { ErrorSchemaBuilder, type ErrorSchema, type FieldPathList } from '@rjsf/utils'

/** Parts of a JSON Pointer (RFC 6901). */
export const splitPointer = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .replace(/^\//, '')
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** What stands in data at a pointer; nothing where there is no such place. */
export const valueAt = (data: unknown, pointer: string): unknown =>
  splitPointer(pointer).reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : undefined,
    data,
  )

/** Data with another value at a pointer, whose place there is. */
export function withValueAt<Data>(data: Data, pointer: string, value: unknown): Data {
  const put = (inner: unknown, [name, ...rest]: string[]): unknown => {
    if (name === undefined) return value
    if (Array.isArray(inner)) return inner.with(Number(name), put(inner[Number(name)], rest))
    const record = inner as Record<string, unknown>
    return { ...record, [name]: put(record[name], rest) }
  }
  return put(data, splitPointer(pointer)) as Data
}

/** A path as rjsf writes it in a validation error: `.tabs[0].title`. */
export const propertyAccessor = (path: readonly string[]): string =>
  path
    .map((part) =>
      /^\d+$/.test(part) ? `[${part}]` : /^[A-Za-z_$][\w$]*$/.test(part) ? `.${part}` : `['${part}']`,
    )
    .join('')

/** The errors at and below a pointer, with paths relative to it. */
export const errorsBelow = (errors: readonly FieldError[], pointer: string): FieldError[] =>
  errors.flatMap(({ path, message }) =>
    path === pointer || path.startsWith(`${pointer}/`) ? { path: path.slice(pointer.length), message } : [],
  )

/** The API's errors in the shape rjsf shows beside its fields. */
export function toErrorSchema(errors: readonly FieldError[]): ErrorSchema {
  const builder = new ErrorSchemaBuilder()
  for (const { path, message } of errors) builder.addErrors(message, splitPointer(path))
  return builder.ErrorSchema
}

/** Says whether anything is wrong at or below a field. rjsf leaves empty branches behind when errors go. */
export function hasErrors(errors: unknown): boolean {
  if (Array.isArray(errors)) return errors.length > 0
  return typeof errors === 'object' && errors !== null && Object.values(errors).some(hasErrors)
}

const prefix = 'field'
const separator = '.'

/** Separates the names in rjsf's ids. No field's name has a dot, so that a path and its id go both ways. */
export const idOptions = { idPrefix: prefix, idSeparator: separator }

/** Pointer of the field that an element is in; `null` outside of any. The other way round than `fieldId`. */
export function fieldAt(element: Element): string | null {
  const id = element.closest(`[id^='${prefix}${separator}']`)?.id.replace(/__.*$/, '')
  const names = id?.split(separator).slice(1) ?? []
  return names.length === 0
    ? null
    : names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** Id of the element that holds a field, from the pointer of an error. */
export const fieldId = (path: FieldPathList | string): string =>
  [prefix, ...(typeof path === 'string' ? splitPointer(path) : path)].join(separator)

/** Everything that is said of a field and of the items of its list, where they have one place to stand. */
export function allMessages(errors: ErrorSchema | undefined): string[] {
  const items = Object.values((errors ?? {}) as Record<string, { __errors?: string[] } | undefined>)
  return [...(errors?.__errors ?? []), ...items.flatMap((one) => one?.__errors ?? [])]
}
