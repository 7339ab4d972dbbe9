import { readFileSync, existsSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { definitions } from '#registry/definitions.ts'
import { loadComponents } from '#registry/components.ts'
import { check } from '#registry/resolve.ts'
import { ownerFieldsOf } from '#backend/editing/resources/owner-fields.ts'
import { schemaFingerprint } from '#registry/schema-fingerprint.ts'
import { dataVariants } from '#schema/data-variants.ts'
import { initialData } from '#schema/initial-data.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import { markupOf, renderSample, sampleOf } from '#tests/support/sample-site.tsx'

/** Slots whose blocks show nothing until they are opened. */
const closedAtFirst = ['search', 'popup', 'widget']

const place = (definition: BlockDefinition, envelope = sampleOf(definition, 'tried')) =>
  definition.slot === 'section' ? { sections: [envelope] } : { global: { [definition.slot]: envelope } }

const isEmpty = (value: string | unknown[]) => value.length === 0

/** Every text in data, however deep. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

/** Names of the demo's clinics and people, a quarter, a telephone number, a stored picture. */
const ofOneClinic = /라온|미래|단장|강남|신논현|한서윤|\d{2,4}-\d{3,4}-\d{4}|_files\//

/** A file that the block's folder keeps for its versions. */
function readFixture({ slot, component }: BlockDefinition, name: string): unknown {
  const file = new URL(`../../blocks/${slot}/${component}/fixtures/${name}.json`, import.meta.url)
  expect(
    existsSync(file),
    `${component} needs fixtures/${name}.json: "npm run block:bump ${component} -- --same" writes those of the newest version`,
  ).toBe(true)
  return JSON.parse(readFileSync(file, 'utf8'))
}

test('there are block types for every slot', () => {
  const slots = new Set([...definitions.values()].map(({ slot }) => slot))
  expect([...slots].sort()).toEqual([
    'floatingButton',
    'footer',
    'header',
    'popup',
    'search',
    'section',
    'widget',
  ])
})

describe.each([...definitions.values()].map((definition) => [definition.component, definition] as const))(
  '%s',
  (component, definition) => {
    test('its sample parses, and parsing what came out changes nothing', () => {
      const once = definition.schema.parse(definition.sample)
      expect(definition.schema.parse(once)).toEqual(once)
      expect(definition.schema.parse(JSON.parse(JSON.stringify(once)))).toEqual(once)
    })

    test('its schema converts to the JSON Schema of the console, each field with a title', () => {
      const schema = z.toJSONSchema(definition.schema, { target: 'draft-07', io: 'input' })
      const untitled = Object.entries(schema.properties ?? {}).filter(
        ([, field]) => !(field as { title?: string }).title,
      )
      expect(untitled.map(([name]) => name)).toEqual([])
    })

    test('its schema is the one that its version was recorded with', () => {
      const { version } = definition
      expect(
        readFixture(definition, 'schema'),
        `The schema of ${component} is not the one recorded for version ${version}, as which data is stored.
"npm run block:bump ${component}" begins version ${version + 1}. Where nobody has stored data of version ${version} yet,
"npm run block:bump ${component} -- --same" records the schema as it is.`,
      ).toEqual({ version, fingerprint: schemaFingerprint(definition.schema) })
    })

    test('data of each of its versions becomes what the newest one stores', () => {
      const { slot, version: newest } = definition
      const expected = readFixture(definition, `v${newest}`)
      for (let version = 1; version <= newest; version += 1) {
        const data = readFixture(definition, `v${version}`) as Record<string, unknown>
        expect(
          check(slot, { component, version, data }, definitions),
          `${component}: the migrations make something else of fixtures/v${version}.json than fixtures/v${newest}.json holds.
Mend the migration where it forgets a field; mend v${newest}.json where it is wrong.`,
        ).toEqual({ data: expected, version: newest })
      }
    })

    test('what of its data decides which outside scripts run is an owner’s', () => {
      const originsWithout = (data: unknown) => {
        const written = { ...(data as Record<string, unknown>) }
        for (const name of ownerFieldsOf(definition)) delete written[name]
        return definition.scriptOrigins?.(definition.schema.parse(written) as never) ?? []
      }
      const [first, ...others] = dataVariants(definition)
        .filter(({ id }) => id !== 'broken')
        .map(({ data }) => originsWithout(data))
      for (const origins of others) expect(origins).toEqual(first)
    })

    test('chosen anew it begins with nothing that is true of one clinic, and lacks only what a person must say', async () => {
      const { slot, version, schema, sample } = definition
      const data = initialData(schema)
      const defaults = textsOf(z.toJSONSchema(schema, { io: 'input' }))
      const invented = textsOf(sample).filter((text) => !defaults.includes(text))
      expect(textsOf(data).filter((text) => invented.includes(text))).toEqual([])
      expect(textsOf(data).filter((text) => ofOneClinic.test(text))).toEqual([])

      const checked = check(slot, { component, version, data }, definitions)
      const errors = 'problem' in checked ? checked.errors : []
      // A switched slot is saved and shown at once.
      if (slot !== 'section') expect(errors).toEqual([])
      for (const { path } of errors)
        expect([path, data[path.replace('/data/', '')] ?? '']).toEqual([path, expect.toSatisfy(isEmpty)])
      if (errors.length > 0) return
      const { failures } = await renderSample(place(definition, { id: 'tried', component, version, data }))
      expect(failures.map(({ error }) => error)).toEqual([])
    })

    test('its component renders the sample', async () => {
      expect((await loadComponents([component])).get(component)).toBeTypeOf('function')
      const { html, failures } = await renderSample(place(definition))
      expect(failures.map(({ error }) => error)).toEqual([])
      const markup = markupOf(html, 'tried')
      if (!closedAtFirst.includes(definition.slot)) expect(markup).not.toBe('')
    })

    test('the page hears of each picture that it shows, in every width and in their order', async () => {
      const { html, earlyLayers, pictures } = await renderSample(place(definition))
      const written = (markup: string) =>
        Array.from(markup.matchAll(/\ssrcSet="([^"]* \d+w)"/g), ([, srcSet = '']) =>
          srcSet.replaceAll('&amp;', '&'),
        )
      const heard = pictures.flatMap(({ srcSet, onPhone }) => [onPhone?.srcSet, srcSet])
      expect(heard.filter(Boolean)).toEqual([...written(html), ...written(earlyLayers)])
    })

    test('an unknown type, bad data or a throwing component in its place leave the rest of the page standing', async () => {
      vi.stubEnv('DEV', false)
      const envelope = sampleOf(definition, 'tried')
      const neighbour = definition.slot === 'footer' ? 'data-slot="header"' : 'data-slot="footer"'
      const expectProblem = (html: string, problem: string) => {
        expect(html).toMatch(new RegExp(`data-block-id="tried" data-block-problem="${problem}"></div>`))
        expect(html).toContain(neighbour)
      }
      const unknown = await renderSample(place(definition, { ...envelope, component: 'NoSuchBlock' }))
      expectProblem(unknown.html, 'unknown-component')

      const newer = await renderSample(place(definition, { ...envelope, version: definition.version + 1 }))
      expectProblem(newer.html, 'newer-version')

      const thrown = new Error('시험으로 던짐')
      const broken = () => {
        throw thrown
      }
      const throwing = await renderSample({
        ...place(definition),
        components: new Map([[component, broken]]),
      })
      expectProblem(throwing.html, 'render')
      expect(throwing.failures).toMatchObject([{ block: { id: 'tried', component }, error: thrown }])
    })

    test('data of the wrong kind in any field is a problem that names the field', () => {
      const fields = Object.keys(definition.schema.shape)
      for (const field of fields) {
        const data = {
          ...(definition.sample as Record<string, unknown>),
          [field]: Symbol('neither text, number nor list'),
        }
        expect(
          check(definition.slot, { component, version: definition.version, data }, definitions),
        ).toMatchObject({
          problem: { type: 'bad-data' },
          errors: expect.arrayContaining([
            expect.objectContaining({ path: expect.stringContaining(`/data/${field}`) }),
          ]),
        })
      }
    })
  },
)
