import { describe, expect, it } from 'vitest'
import { VisitedPaths } from './visited-paths.ts'

const keys = (...names: string[]) => new Map(names.map((name) => [name, null]))

describe('VisitedPaths', () => {
  it('returns the share of missing paths', () => {
    const visited = new VisitedPaths(keys('forgottenBackupChallenge', 'rceChallenge'))
    expect(visited.missingFor('forgottenBackupChallenge')).toBe(1)
    visited.record('/ftp/')
    expect(visited.missingFor('forgottenBackupChallenge')).toBe(0.5)
    visited.record('/FTP/coupons_2013.md.bak?x=1')
    expect(visited.missingFor('forgottenBackupChallenge')).toBe(0)
    expect(visited.missingFor('rceChallenge')).toBe(1)
  })

  it('returns 0 for a challenge without expected paths', () => {
    expect(new VisitedPaths(keys('loginAdminChallenge')).missingFor('loginAdminChallenge')).toBe(0)
  })
})
