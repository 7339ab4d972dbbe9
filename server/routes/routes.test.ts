import { expect, test } from 'vitest'
import { createRoutes, ownedPaths } from './routes.ts'

const answer = () => new Response()
const app = createRoutes()
  .use(async (_, next) => next())
  .get('/_card/:file{[0-9a-f]{64}\\.jpg}', answer)
  .post('/_preview/answer', answer)
  .get('/admin', answer)
  .get('/robots.txt', answer)
  .route('/', createRoutes().get('/:name{sitemap-[0-9]{1,6}\\.xml}', answer))
const owns = ownedPaths(app)

test('an application owns what begins as a route does, found or not, whatever the method', () => {
  const paths = ['/_card', '/_card/none', '/_preview/answer', '/_preview/', '/admin', '/admin/pages/home']
  for (const path of [...paths, '/robots.txt', '/sitemap-12.xml'])
    expect([path, owns(path)]).toEqual([path, true])
})

test('other paths are pages', () => {
  const paths = ['/', '/_cards', '/card', '/administration', '/%61dmin', '//admin', '/robots.txt.bak']
  for (const path of [...paths, '/sitemap-x.xml', '/sitemap.xml', '/events/admin'])
    expect([path, owns(path)]).toEqual([path, false])
})
