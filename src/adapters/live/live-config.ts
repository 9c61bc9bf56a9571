import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { RegionLanguage } from '../../domain/shell'

const text = (name: string, is: (text: string) => boolean) =>
  new t.Type<string, string, unknown>(
    name,
    t.string.is,
    (u, context) => (typeof u === 'string' && is(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  )

/** Whether the text is only a scheme and a host with an optional port. A text with `*` is invalid. */
const isOrigin = (text: string, schemes: readonly string[]): boolean => {
  if (!URL.canParse(text) || text.includes('*')) return false
  const { protocol, host } = new URL(text)
  return schemes.includes(protocol) && text === `${protocol}//${host}`
}
const HttpsOrigin = text('HttpsOrigin', (text) => isOrigin(text, ['https:']))
const WssOrigin = text('WssOrigin', (text) => isOrigin(text, ['wss:']))
const AnyOrigin = text('AnyOrigin', (text) => isOrigin(text, ['https:', 'wss:']))
const HostName = text('HostName', (text) => isOrigin(`https://${text}`, ['https:']))
const LinkName = text('LinkName', (text) => /^[A-Za-z][A-Za-z0-9_]{5,19}$/.test(text))
const AppId = new t.Type<number, number, unknown>(
  'AppId',
  t.number.is,
  (u, context) => (typeof u === 'number' && Number.isSafeInteger(u) && u > 0 ? t.success(u) : t.failure(u, context)),
  t.identity,
)
const RtcAppId = text('RtcAppId', (text) => /^[0-9a-f]{32}$/.test(text))
const some = <C extends t.Mixed>(codec: C) => t.refinement(t.readonlyArray(codec), (list) => list.length > 0)

const Partners = t.refinement(
  t.record(t.string, some(HttpsOrigin)),
  (all) => Object.keys(all).every((link) => /^[A-Za-z0-9_-]{1,64}$/.test(link)),
  'Partners',
)

const LiveConfig = t.strict(
  {
    api: HttpsOrigin,
    sockets: WssOrigin,
    imAppId: AppId,
    imHosts: some(AnyOrigin),
    rtcAppId: RtcAppId,
    fileHost: HttpsOrigin,
    pictureHosts: t.readonlyArray(HttpsOrigin),
    ownHosts: t.refinement(t.readonlyArray(HostName), ({ length }) => length === 5),
    supportGroups: t.strict({ en: LinkName, zh: LinkName }),
    areaLanguages: some(RegionLanguage),
    partners: Partners,
  },
  'LiveConfig',
)
/** The live profile's configuration: the addresses of its providers and facts about the product. */
export type LiveConfig = t.TypeOf<typeof LiveConfig>

const MUST: Readonly<Record<keyof LiveConfig, string>> = {
  api: 'the https origin of the API, such as "https://api.example.com"',
  sockets: 'the wss origin of its websocket, such as "wss://api.example.com"',
  imAppId: 'the number of the application in the console of Tencent Chat',
  imHosts: 'a list of the https and wss origins of Tencent Chat, each in full',
  rtcAppId: 'the id of the project in the console of Agora: 32 digits and letters from a to f',
  fileHost: 'the https origin of the bucket, such as "https://bucket.oss-region.aliyuncs.com"',
  pictureHosts: 'a list of https origins from which pictures and videos come, which may be empty',
  ownHosts: 'a list of the five hosts of the product to which any message may link, such as "www.example.com"',
  supportGroups:
    'the link names of the two support groups, as "en" and "zh": a letter, then letters, digits or _, 6 to 20 in all',
  partners:
    'an object that names, by the link of a partner, the https origins of the pages that may frame its pages, such as {"harbor": ["https://harbor.example"]}; {} lets nobody',
  areaLanguages: 'a list of languages, of those that this program knows',
}
const isField = (key: string): key is keyof LiveConfig => Object.hasOwn(MUST, key)

/** Validates the configuration. The failure contains a sentence for each wrong field. */
export const readLiveConfig = (u: unknown): E.Either<readonly string[], LiveConfig> => {
  if (!t.UnknownRecord.is(u)) return E.left(['The configuration must be one JSON object.'])
  const unknown = Object.keys(u)
    .filter((key) => !isField(key))
    .map((key) => `"${key}" is no field of the configuration.`)
  return pipe(
    LiveConfig.decode(u),
    E.mapLeft((errors) =>
      [...new Set(errors.map(({ context }) => context[1]?.key ?? ''))].flatMap((key) =>
        isField(key) ? [`"${key}" must be ${MUST[key]}.`] : [],
      ),
    ),
    E.fold(
      (wrong) => E.left([...wrong, ...unknown]),
      (config) => (unknown.length > 0 ? E.left(unknown) : E.right(config)),
    ),
  )
}
