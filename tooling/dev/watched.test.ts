import { describe, expect, it } from 'vitest'
import { restartsShop, shapesNewShops } from './watched.ts'

describe.each(['/home/pip/shop', '/srv/config/packages/shop'])('in a checkout at %s, the shop', (root) => {
  it.each([
    'packages/shop/src/basket/service.ts',
    'packages/catalogue/challenges/login-admin/brief.md',
    'apps/server/src/main.ts',
    'apps/web/index.html',
    'config/default.yml',
  ])('is restarted after a change of %s', (file) => {
    expect(restartsShop(root, `${root}/${file}`)).toBe(true)
  })

  it.each([
    'apps/web/src/app/app.tsx',
    'apps/server/dist/main.cjs',
    'packages/shop/node_modules/a/b.js',
    'packages/world/src/world.test.ts',
    'docs/brand.md',
    'tests/e2e/basket.e2e.ts',
  ])('is not restarted after a change of %s', (file) => {
    expect(restartsShop(root, `${root}/${file}`)).toBe(false)
  })
})

it('recognizes files that shape new shops', () => {
  expect(shapesNewShops('/shop', '/shop/packages/shop/src/seed/rows.ts')).toBe(true)
  expect(shapesNewShops('/shop', '/shop/packages/shop/src/basket/seed.ts')).toBe(false)
})
