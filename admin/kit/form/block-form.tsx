import type { FieldError } from '#schema/problem.ts'
import type { IChangeEvent } from '@rjsf/core'
// By file: the package's index also imports its test registry, which wants ajv.
import Form from '@rjsf/core/lib/components/Form.js'
import type { Experimental_DefaultFormStateBehavior } from '@rjsf/utils'
import { useEffect, useMemo, useRef } from 'react'
import { SchemaField } from './fields/schema-field.tsx'
import { idOptions, toErrorSchema } from './data/field-errors.ts'
import { toFormSchema } from './data/form-schema.ts'
import type { JsonSchema } from './data/json-schema.ts'
import { sameData } from './data/same-data.ts'
import { ArrayFieldItemTemplate } from './templates/array-field-item-template.tsx'
import { ArrayFieldTemplate } from './templates/array-field-template.tsx'
import { FieldTemplate } from './templates/field-template.tsx'
import { ObjectFieldTemplate } from './templates/object-field-template.tsx'
import { formValidator } from './data/validator.ts'
import { ColorWidget } from './widgets/color-widget.tsx'
import { DurationWidget } from './widgets/duration-widget.tsx'
import { IconWidget } from './widgets/icon-widget.tsx'
import { ImageSourceWidget } from './widgets/image-source-widget.tsx'
import { LinkWidget } from './widgets/link-widget.tsx'
import { MomentWidget } from './widgets/moment-widget.tsx'
import { NameWidget } from './widgets/name-widget.tsx'
import { SelectWidget } from './widgets/select-widget.tsx'
import { ShortAddressWidget } from './widgets/short-address-widget.tsx'
import { SwitchWidget } from './widgets/switch-widget.tsx'
import { TextWidget } from './widgets/text-widget.tsx'
import { TextareaWidget } from './widgets/textarea-widget.tsx'
import { WonWidget } from './widgets/won-widget.tsx'

type Data = Record<string, unknown>

const fields = { SchemaField }
const templates = { ArrayFieldItemTemplate, ArrayFieldTemplate, FieldTemplate, ObjectFieldTemplate }
const widgets = {
  CheckboxWidget: SwitchWidget,
  DateWidget: TextWidget,
  SelectWidget,
  TextWidget,
  TextareaWidget,
  color: ColorWidget,
  duration: DurationWidget,
  icon: IconWidget,
  imageSource: ImageSourceWidget,
  link: LinkWidget,
  moment: MomentWidget,
  name: NameWidget,
  short: ShortAddressWidget,
  won: WonWidget,
}
const uiSchema = { 'ui:globalOptions': { copyable: true } }

/** Only what is required is filled in by itself; see `toFormSchema`. */
const defaults: Experimental_DefaultFormStateBehavior = {
  emptyObjectFields: 'populateRequiredDefaults',
  arrayMinItems: { populate: 'requiredOnly' },
}

type BlockFormProps = {
  schema: JsonSchema
  data: Data
  /** The API's errors, with paths below the data. */
  errors: readonly FieldError[]
  /** Called with the data after each change, and the field that was changed; none where the form filled in defaults. */
  onChange: (data: Data, field: string | undefined) => void
  /** Called in place of it where the form fills in defaults as it opens, which nobody has typed. */
  onFill?: (data: Data) => void
}

/** A form made from a JSON Schema. It is no `<form>`: nothing is submitted, everything is saved as it is typed. */
export function BlockForm({ schema, data, errors, onChange, onFill }: BlockFormProps) {
  const formSchema = useMemo(() => toFormSchema(schema), [schema])
  const errorSchema = useMemo(() => toErrorSchema(errors), [errors])
  const report = ({ formData }: IChangeEvent<Data>, field?: string) => {
    // rjsf also reports the defaults it filled in by itself: that is no edit.
    if (!formData || sameData(formData, data)) return
    if (onFill && !isOpen.current) onFill(formData)
    else onChange(formData, field)
  }
  // rjsf reports its defaults while it mounts, before this component's effects run.
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
  }, [])
  return (
    <Form<Data>
      tagName="div"
      schema={formSchema}
      uiSchema={uiSchema}
      formData={data}
      validator={formValidator}
      fields={fields}
      templates={templates}
      widgets={widgets}
      experimental_defaultFormStateBehavior={defaults}
      noValidate
      showErrorList={false}
      extraErrors={errorSchema}
      onChange={report}
      {...idOptions}
    >
      <></>
    </Form>
  )
}
