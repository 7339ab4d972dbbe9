import type { FieldError } from '#schema/problem.ts'
import { useRef } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'

/** A failed call as forms read it: what the API says of each field, and of the whole. */
type Problem = Error & { code?: string; errors?: FieldError[] }

export type SiteForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** For a form's `onSubmit`: sends what was written, once at a time; what the API refuses is told at its field. */
  send(call: (values: Values) => Promise<unknown>): (event?: React.BaseSyntheticEvent) => Promise<void>
  /** Error of a field in Korean. */
  faultOf(name: Path<Values>): string | undefined
}

/**
 * A form whose errors stand at their fields: its own rules when it is sent, then those of the API's answer, and again as
 * somebody writes. The first wrong field takes the focus. What belongs to no field is `formState.errors.root`, its `type` the problem's code.
 * Without `defaultValues`, what was typed before the scripts came stays.
 */
export function useSiteForm<Values extends FieldValues>(
  defaultValues?: DefaultValues<Values>,
): SiteForm<Values> {
  const form = useForm<Values>({ ...(defaultValues && { defaultValues }), shouldFocusError: true })
  // Formstate is a proxy: read here, the owner renders again when it changes.
  const { errors } = form.formState
  const isSending = useRef(false)
  return {
    ...form,
    faultOf: (name) => {
      const found = errors[name]?.message
      return typeof found === 'string' ? found : undefined
    },
    send: (call) => async (event) => {
      event?.preventDefault()
      if (isSending.current) return
      isSending.current = true
      form.clearErrors()
      await form.handleSubmit(async (values) => {
        try {
          await call(values)
        } catch (error) {
          showProblem(form, error as Problem)
        }
      })()
      isSending.current = false
    },
  }
}

/** Shows what the API refused: at the fields it names where the form has them, else above the form's button. */
export function showProblem<Values extends FieldValues>(form: UseFormReturn<Values>, problem: Problem): void {
  let isFirst = true
  let isTold = false
  for (const { path, message } of problem.errors ?? []) {
    const name = path.replace(/^\//, '').replaceAll('/', '.') as Path<Values>
    if (!form.control._fields[name]) continue
    form.setError(name, { type: 'server', message }, { shouldFocus: isFirst })
    isFirst = false
    isTold = true
  }
  if (!isTold) form.setError('root', { type: problem.code ?? 'server', message: problem.message })
}
