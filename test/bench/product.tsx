import 'reflect-metadata'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { MAIN_FEATURES, wholeApp } from '../support/whole-app'
import { threadOf } from '../../src/domain/chat'
import { AppProvider } from '../../src/ui/app/app-context'
import { AppRoutes } from '../../src/ui/app/routing/AppRoutes'
import { RouterNavigator } from '../../src/ui/app/routing/router-navigator'
import { UiRoot } from '../../src/ui/app-shell/UiRoot'
import { createI18n } from '../../src/ui/i18n'
import '../../src/ui/styles/index.css'
import { conversationOf, groupAt, keyOf } from './data'
import { log, longTasks, painted, scrollUp, shiftWhile, untilBottom } from './measure'
import { benchPorts, type Service } from './ports'
import { accountOf } from '../support/slices-in'

const service: Service = { sizes: new Map(), page: 1_000 }
const way = new RouterNavigator()
const app = wholeApp(benchPorts(service, (to) => way.go(to)))
const threadIn = (gid: string) => threadOf(accountOf(app).chat.get(), conversationOf(gid))
const sizeOf = (gid: string): number => service.sizes.get(gid) ?? 0

const until = async (isSo: () => boolean): Promise<void> => {
  const start = performance.now()
  while (!isSo()) {
    if (performance.now() - start > 120_000) throw new Error('it never came')
    await new Promise((resolve) => {
      setTimeout(resolve, 1)
    })
  }
}

const start = async (sizes: Readonly<Record<string, number>>): Promise<void> => {
  for (const [gid, size] of Object.entries(sizes)) service.sizes.set(gid, size)
  await app.start()
  await Promise.all(MAIN_FEATURES.map(app.features.load))
  const root = document.getElementById('root')
  if (root === null) throw new Error('no root')
  createRoot(root).render(
    <UiRoot i18n={await createI18n('en')}>
      <AppProvider value={app}>
        <BrowserRouter>
          <AppRoutes way={way} />
        </BrowserRouter>
      </AppProvider>
    </UiRoot>,
  )
  way.go('/group')
  await until(() => accountOf(app).chat.get().data.connection === 'live')
}

/** Loads the whole history through the port, 1,000 messages per page. */
const fill = async (gid: string): Promise<number> => {
  const conversationId = conversationOf(gid)
  const begun = performance.now()
  app.account.dispatch({ type: 'chat/OpenConversation', conversationId })
  await until(() => threadIn(gid).messages.length > 0)
  while (!threadIn(gid).atStart) {
    const { length } = threadIn(gid).messages
    app.account.dispatch({ type: 'chat/LoadEarlier', conversationId })
    await until(() => threadIn(gid).messages.length > length)
  }
  return performance.now() - begun
}

const open = (gid: string): Promise<number> =>
  untilBottom(keyOf(gid, threadIn(gid).messages.last?.seq ?? sizeOf(gid)), () => {
    way.go(`/group/${gid}`)
  })

const close = async (): Promise<void> => {
  way.go('/group')
  await painted()
}

const infoButton = (): HTMLButtonElement | null => document.querySelector('button[aria-label="Group info"]')

/** Returns the ms from the press on the button until the members are visible. */
const openMembers = async (gid: string): Promise<number> => {
  document.querySelector<HTMLButtonElement>('button[aria-label="Close group info"][aria-pressed]')?.click()
  way.go(`/group/${gid}`)
  await until(
    () =>
      document.querySelector('h1')?.textContent === groupAt(gid).name &&
      infoButton()?.disabled === false &&
      log() !== null,
  )
  await painted()
  const begun = performance.now()
  infoButton()?.click()
  await until(() =>
    Array.from(document.querySelectorAll('li')).some(({ textContent }) => textContent.includes('Member 1')),
  )
  await painted()
  return performance.now() - begun
}

Object.assign(window, {
  bench: {
    start,
    fill,
    open,
    close,
    openMembers,
    scrollUp,
    longTasks,
    length: (gid: string) => threadIn(gid).messages.length,
    last: (gid: string) => threadIn(gid).messages.last?.seq ?? 0,
    atBottom: (gid: string, seq: number) => untilBottom(keyOf(gid, seq), () => undefined),
    /** Scrolls near the top of the loaded messages and loads 50 earlier ones. */
    prepend: async (gid: string) => {
      const box = log()
      if (box === null) throw new Error('no list')
      service.page = 50
      box.scrollTop = 640
      for (let n = 0; n < 20; n += 1) await painted()
      const shift = await shiftWhile(() => {
        app.account.dispatch({ type: 'chat/LoadEarlier', conversationId: conversationOf(gid) })
      }, true)
      service.page = 1_000
      return shift
    },
  },
})
