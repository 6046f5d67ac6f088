import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { chosenCommunity } from './chosen-community.ts'
import { keptFile } from './kept-file.ts'
import { isToken, sessionStore } from './session-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'esg-network-shell-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'session')
const file = keptFile(path)
beforeEach(() => file.remove())

const community = 'https://community.example'
const token = 'a-token-of-a-session.c2lnbmF0dXJlIG9mIHRoZSB0b2tlbg=='

/** Electron's safeStorage, with a key as a keychain has it. */
const keychain = ({ key = 7, isAvailable = true, backend = 'gnome_libsecret' } = {}) => ({
  isEncryptionAvailable: () => isAvailable,
  getSelectedStorageBackend: () => backend,
  encryptString: (text: string) => Buffer.from([...Buffer.from(`v10${text}`)].map((byte) => byte ^ key)),
  decryptString(encrypted: Buffer) {
    const text = Buffer.from([...encrypted].map((byte) => byte ^ key)).toString()
    if (!text.startsWith('v10')) throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptString.')
    return text.slice(3)
  },
})

describe('a session', () => {
  test('is stored for the next start, encrypted and readable by the user alone, until deleted', () => {
    const store = sessionStore(community, keychain(), file)
    expect(store.token()).toBeUndefined()
    store.keep(token)
    expect(store.token()).toBe(token)
    expect(readFileSync(path, 'latin1')).not.toContain('a-token')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(sessionStore(community, keychain(), file).token()).toBe(token)
    store.forget()
    expect(store.token()).toBeUndefined()
    expect(file.read()).toBeUndefined()
    expect(sessionStore(community, keychain(), file).token()).toBeUndefined()
  })

  test('belongs to its community alone', () => {
    sessionStore(community, keychain(), file).keep(token)
    expect(sessionStore('https://other.example', keychain(), file).token()).toBeUndefined()
    expect(sessionStore('https://community.example:8443', keychain(), file).token()).toBeUndefined()
  })

  test.each([
    ['there is no keychain', { isAvailable: false }],
    ['the keychain’s password is public', { backend: 'basic_text' }],
  ])('is kept in memory and never written if %s', (_why, options) => {
    sessionStore(community, keychain(), file).keep(token)
    const store = sessionStore(community, keychain(options), file)
    expect(store.token()).toBeUndefined()
    store.keep(token)
    expect(store.token()).toBe(token)
    expect(file.read()).toBeUndefined()
  })

  test('is ignored if it cannot be read', () => {
    sessionStore(community, keychain(), file).keep(token)
    expect(sessionStore(community, keychain({ key: 8 }), file).token()).toBeUndefined()
    for (const content of ['', 'null', '{}', `{"community":"${community}"}`, `{"community":"${community}","token":"x\\r\\nCookie: a"}`]) {
      file.write(keychain().encryptString(content))
      expect(sessionStore(community, keychain(), file).token()).toBeUndefined()
    }
  })

  test('is written as a whole: a failed write keeps the old one', () => {
    file.write(Buffer.from('before'))
    writeFileSync(`${path}.new`, 'left behind')
    chmodSync(`${path}.new`, 0o644)
    file.write(Buffer.from('after'))
    expect(file.read()?.toString()).toBe('after')
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test.each([
    undefined,
    null,
    7,
    {},
    '',
    'short.short',
    `${token}\r\nX: y`,
    `${token} `,
    'x'.repeat(1_000),
    `${'x'.repeat(500)}.${'y'.repeat(44)}`,
  ])('%j is not a token', (given) => expect(isToken(given)).toBe(false))
})

describe('the community', () => {
  const rules = { allowsOwnMachine: false }

  test('is stored once chosen, until another one is', () => {
    expect(chosenCommunity(undefined, file, rules).address()).toBeUndefined()
    chosenCommunity(undefined, file, rules).choose(community)
    const chosen = chosenCommunity(undefined, file, rules)
    expect(chosen.address()).toBe(community)
    chosen.forget()
    expect(chosen.address()).toBeUndefined()
    expect(chosenCommunity(undefined, file, rules).address()).toBeUndefined()
  })

  test('that a shell is built for takes precedence', () => {
    chosenCommunity(undefined, file, rules).choose('https://other.example')
    const built = chosenCommunity(community, file, rules)
    expect(built.address()).toBe(community)
    built.forget()
    expect(built.address()).toBe(community)
    expect(() => chosenCommunity('http://community.example', file, rules)).toThrow('not an https address')
  })

  test.each(['', 'not json', 'null', '{"community":7}', '{"community":"http://evil.example"}', '{"community":"javascript:alert(1)"}'])(
    'is asked for again if its file contains %j',
    (content) => {
      file.write(Buffer.from(content))
      expect(chosenCommunity(undefined, file, rules).address()).toBeUndefined()
    },
  )
})
