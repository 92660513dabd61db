import { ConfigurationError } from '@fruit/configuration/load-configuration'
import { describe, expect, it } from 'vitest'
import { consoleSettings } from './console-settings.ts'

describe('consoleSettings', () => {
  it('defaults to loopback and the shop’s port plus two', () => {
    expect(consoleSettings({}, 3000)).toEqual({ host: '127.0.0.1', port: 3002, tls: null, names: [], warnings: [] })
  })

  it('warns of unencrypted passphrases', () => {
    const { warnings } = consoleSettings({ CONSOLE_HOST: '0.0.0.0', CONSOLE_PORT: '8443' }, 3000)
    expect(warnings.join()).toContain('without TLS')
  })

  it.each([
    { CONSOLE_PORT: '70000' },
    { CONSOLE_PORT: 'http' },
    { CONSOLE_NAME: 'a b' },
    { CONSOLE_TLS_KEY: '/nowhere/key.pem' },
    { CONSOLE_TLS_KEY: '/nowhere/key.pem', CONSOLE_TLS_CERT: '/nowhere/cert.pem' },
  ])('rejects %j', (env) => {
    expect(() => consoleSettings(env, 3000)).toThrow(ConfigurationError)
  })
})
