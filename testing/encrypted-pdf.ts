import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { writtenPdf, writtenStream } from './pdf.ts'

export const encryptions = ['RC4', 'AES'] as const
type Encryption = (typeof encryptions)[number]

interface Passwords {
  /** Needed to open the file; an empty one is never asked for. */
  user: string
  /** Needed to print it. */
  owner: string
}

/** Encrypts one string or stream of an object. */
type Encrypt = (object: number, text: string) => Buffer

/**
 * A page with a line of text and a link, encrypted with 128-bit RC4 (ISO 32000-1) or 256-bit AES (ISO 32000-2).
 * Printing, copying and changes need the owner's password.
 */
export function encryptedPdf(encryption: Encryption, { user, owner }: Passwords, text: string, link: string): Buffer {
  const id = randomBytes(16)
  const { dict, encrypt } = encryption === 'RC4' ? rc4Encryption(user, owner, id) : aesEncryption(user, owner)
  return writtenPdf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]/Contents 5 0 R/Annots[4 0 R]/Resources<</Font<</F 6 0 R>>>>>>',
      `<</Type/Annot/Subtype/Link/Rect[0 0 90 90]/A<</S/URI/URI${hex(encrypt(4, link))}>>>>`,
      writtenStream('', encrypt(5, `BT /F 40 Tf 80 300 Td (${text}) Tj ET`)),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      `<</Filter/Standard/P ${permissions}${dict}>>`,
    ],
    `/Encrypt 7 0 R/ID[${hex(id)}${hex(id)}]`,
  )
}

/** Nothing but reading. */
const permissions = -3904

const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest()

const permissionBytes = () => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(permissions)
  return bytes
}

/** ISO 32000-1, 7.6.3: revision 3. */
function rc4Encryption(user: string, owner: string, id: Buffer): { dict: string; encrypt: Encrypt } {
  const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
  const padded = (password: string) => Buffer.concat([Buffer.from(password), padding]).subarray(0, 32)
  const hashedAgain = (first: Buffer) => Array.from({ length: 50 }).reduce<Buffer>((hash) => md5(hash), first)
  const inTwentyRounds = (key: Buffer, bytes: Buffer) =>
    Array.from({ length: 20 }).reduce<Buffer>(
      (coded, _, round) =>
        rc4(
          key.map((byte) => byte ^ round),
          coded,
        ),
      bytes,
    )
  const ownerEntry = inTwentyRounds(hashedAgain(md5(padded(owner))), padded(user))
  const key = hashedAgain(md5(padded(user), ownerEntry, permissionBytes(), id))
  const userEntry = Buffer.concat([inTwentyRounds(key, md5(padding, id)), Buffer.alloc(16)])
  return {
    dict: `/V 2/R 3/Length 128/O${hex(ownerEntry)}/U${hex(userEntry)}`,
    encrypt: (object, text) => rc4(md5(key, Buffer.from([object, 0, 0, 0, 0])), Buffer.from(text)),
  }
}

/** Written out because OpenSSL no longer offers it. */
function rc4(key: Uint8Array, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index & 255] ?? 0
  const swap = (one: number, other: number) => ([state[one & 255], state[other & 255]] = [at(other), at(one)])
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let j = 0
  return Buffer.from(
    bytes.map((byte, index) => {
      const i = index + 1
      j = (j + at(i)) & 255
      swap(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}

/** ISO 32000-2, 7.6.4: revision 6. */
function aesEncryption(user: string, owner: string): { dict: string; encrypt: Encrypt } {
  const key = randomBytes(32)
  const entries = (password: string, userEntry = Buffer.alloc(0)) => {
    const [validationSalt, keySalt] = [randomBytes(8), randomBytes(8)]
    const hash = Buffer.concat([aesHash(password, validationSalt, userEntry), validationSalt, keySalt])
    return { hash, key: aes('aes-256-cbc', aesHash(password, keySalt, userEntry), Buffer.alloc(16), key) }
  }
  const userEntries = entries(user)
  const ownerEntries = entries(owner, userEntries.hash)
  const rights = aes(
    'aes-256-ecb',
    key,
    null,
    Buffer.concat([permissionBytes(), Buffer.from('\xff\xff\xff\xffTadb', 'latin1'), randomBytes(4)]),
  )
  return {
    dict:
      '/V 5/R 6/Length 256/CF<</StdCF<</CFM/AESV3/AuthEvent/DocOpen/Length 32>>>>/StmF/StdCF/StrF/StdCF' +
      `/U${hex(userEntries.hash)}/UE${hex(userEntries.key)}/O${hex(ownerEntries.hash)}/OE${hex(ownerEntries.key)}/Perms${hex(rights)}`,
    encrypt: (_, text) => {
      const start = randomBytes(16)
      return Buffer.concat([start, aes('aes-256-cbc', key, start, Buffer.from(text), true)])
    },
  }
}

function aes(algorithm: string, key: Uint8Array, start: Uint8Array | null, bytes: Uint8Array, isPadded = false): Buffer {
  const cipher = createCipheriv(algorithm, key, start).setAutoPadding(isPadded)
  return Buffer.concat([cipher.update(bytes), cipher.final()])
}

/** Algorithm 2.B. */
function aesHash(password: string, salt: Buffer, userEntry: Buffer): Buffer {
  const secret = Buffer.from(password)
  let hash: Buffer = createHash('sha256').update(secret).update(salt).update(userEntry).digest()
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.concat(Array<Buffer>(64).fill(Buffer.concat([secret, hash, userEntry])))
    const coded = aes('aes-128-cbc', hash.subarray(0, 16), hash.subarray(16, 32), repeated)
    const remainder = coded.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    hash = createHash(['sha256', 'sha384', 'sha512'][remainder] ?? '')
      .update(coded)
      .digest()
    last = coded.at(-1) ?? 0
  }
  return hash.subarray(0, 32)
}
