import { html, raw } from 'hono/html'
import { componentAt } from './component-at.ts'
import { guide } from './guide.ts'

type Json = Record<string, unknown>
type Operation = {
  tags: string[]
  summary: string
  description: string
  security: unknown[]
  parameters: { name: string; in: string; required?: boolean; schema: Json; example?: unknown }[]
  requestBody?: { content: Record<string, { schema: Json; example?: unknown }> }
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: Json; example?: unknown }> }
  >
}

/** A page of plain HTML for the document: it needs no script, so it works offline and under the strictest policy. */
export function renderPage(document: Json): string {
  const { info, tags, paths, webhooks, components } = document as {
    info: { title: string; description: string }
    tags: { name: string; description: string }[]
    paths: Record<string, Json>
    webhooks: Record<string, { post: Operation }>
    components: { schemas: Record<string, Json> }
  }
  const operations: Named[] = [
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation: withParts(operation as Operation, document),
      })),
    ),
    ...Object.entries(webhooks).map(([name, { post }]) => ({ name, operation: withParts(post, document) })),
  ]
  const groups = tags
    .map(({ name, description }) => ({
      id: `tag-${name}`,
      title: description,
      operations: operations.filter(({ operation }) => operation.tags.includes(name)),
    }))
    .sort((a, b) => (a.title < b.title ? -1 : 1))
  return String(
    html`<!doctype html>
      <html lang="ko">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${info.title}</title>
          <link rel="stylesheet" href="/_api/docs.css" />
        </head>
        <body>
          <nav aria-label="차례">
            <h2>안내</h2>
            <ul>
              ${guide.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
            </ul>
            <h2>호출</h2>
            ${groups.map(
              (group) =>
                html`<details>
                  <summary>${group.title}</summary>
                  <ul>
                    ${group.operations.map(
                      ({ name, operation }) =>
                        html`<li>
                          <a href="#${anchor(name)}">${operation.summary}<small>${name}</small></a>
                        </li>`,
                    )}
                  </ul>
                </details>`,
            )}
          </nav>
          <main>
            <h1>${info.title}</h1>
            <p>${info.description}</p>
            <p><a href="/_api/openapi.json">OpenAPI 3.1 문서(openapi.json)</a></p>
            ${guide.map(
              ({ id, title, content }) =>
                html`<section id="${id}">
                  <h2>${title}</h2>
                  ${content}
                </section>`,
            )}
            ${groups.map(
              (group) =>
                html`<h2 id="${group.id}" class="group">${group.title}</h2>
                  ${group.operations.map(({ name, operation }) => section(name, operation))}`,
            )}
            <h2 class="group">스키마</h2>
            ${Object.entries(components.schemas).map(
              ([name, schema]) =>
                html`<section id="schema-${name}">
                  <h3><code>${name}</code></h3>
                  ${folded('스키마', schema)}
                </section>`,
            )}
          </main>
        </body>
      </html>`,
  )
}

type Named = { name: string; operation: Operation }

/** An operation with the parameters and responses that it shares with others. */
function withParts(operation: Operation, document: Json): Operation {
  const whole = <T extends object>(part: T): T =>
    '$ref' in part ? (componentAt(document, part.$ref as string) as T) : part
  return {
    ...operation,
    parameters: operation.parameters.map(whole),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, whole(response)]),
    ),
  }
}

const anchor = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
/** JSON in which the name of a schema leads to its section. */
const block = (value: unknown) =>
  html`<pre tabindex="0"><code>${linked(JSON.stringify(value, null, 2))}</code></pre>`
const linked = (json: string) =>
  json
    .split(/"#\/components\/schemas\/(\w+)"/)
    .map((text, at) => (at % 2 ? html`<a href="#schema-${text}">${text}</a>` : text))
const folded = (title: string, value: unknown) =>
  value === undefined
    ? raw('')
    : html`<details>
        <summary>${title}</summary>
        ${block(value)}
      </details>`

function section(name: string, operation: Operation) {
  const body = operation.requestBody?.content['application/json']
  return html`<section id="${anchor(name)}">
    <h3>${operation.summary} <code>${name}</code></h3>
    ${operation.security.length > 0 ? html`<p><em>로그인 필요</em></p>` : ''}
    <p>${operation.description}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">이름</th>
          <th scope="col">위치</th>
          <th scope="col">필수</th>
          <th scope="col">값</th>
        </tr>
      </thead>
      <tbody>
        ${operation.parameters.map(
          (one) =>
            html`<tr>
              <td><code>${one.name}</code></td>
              <td>${one.in}</td>
              <td>${one.required ? '예' : '아니요'}</td>
              <td><code>${linked(JSON.stringify(one.schema))}</code></td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${body ? html`${folded('본문 예', body.example)}${folded('본문 스키마', body.schema)}` : ''}
    <table>
      <thead>
        <tr>
          <th scope="col">상태</th>
          <th scope="col">언제</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(operation.responses).map(
          ([status, response]) =>
            html`<tr>
              <td>${status}</td>
              <td>
                ${response.description}${folded('예', response.content?.['application/json']?.example)}${folded(
                  '스키마',
                  response.content?.['application/json']?.schema,
                )}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}

export const pageStyles = `
:root { color-scheme: light dark; font: 16px/1.6 Pretendard, system-ui, sans-serif; word-break: keep-all; overflow-wrap: anywhere }
body { margin: 0; display: grid; grid-template-columns: minmax(0, 20rem) minmax(0, 1fr) }
nav { position: sticky; top: 0; height: 100vh; height: 100dvh; overflow: auto; border-right: 1px solid #8884; padding: 1rem; box-sizing: border-box }
nav h2 { margin: 1rem 0 .25rem; font-size: .8125rem } nav ul { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: .25rem 0; font-size: .875rem; text-decoration: none } nav a:hover { text-decoration: underline }
nav summary { padding: .25rem 0; font-size: .875rem; font-weight: 600 } nav details ul { padding-left: .75rem }
nav small { display: block; opacity: .75; font-size: .75rem } h3 { font-size: 1.0625rem } h3 code { font-size: .875rem; font-weight: 400 }
.group { margin: 4rem 0 0; padding-top: 1rem; border-top: 2px solid currentcolor } a { color: light-dark(#0b5345, #7fd6be) }
main { padding: 1rem 2rem 4rem; max-width: 60rem } section { border-top: 1px solid #8884; margin-top: 2rem }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; font-size: .875rem }
th, td { text-align: left; vertical-align: top; border-bottom: 1px solid #8883; padding: .375rem .5rem }
pre { overflow: auto; padding: .75rem; background: #8882; border-radius: .5rem } summary { cursor: pointer; min-height: 1.5rem }
@media (max-width: 48rem) { body { display: block } nav { position: static; height: auto; border: 0 } main { padding: 1rem } }
`
