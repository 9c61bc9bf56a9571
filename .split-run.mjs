import { split } from './.split-tmp.mjs'
const F = 'test/ui/features/', S = 'test/ui/support/', B='test/browser/'
const cfgs = {
 profiles: { src: B+'profiles.spec.ts', shared: B+'profiles.spec.ts', rest: B+'profiles.spec.ts', dup: ['button'],
  outs: { [B+'profiles.spec.ts']: {}, [B+'settings.spec.ts']: { tests: ['R2-079','R2-078'] }, [B+'attention.spec.ts']: { tests: ['R1-043'] } } },
 pages: { src: 'test/ui/app-shell/pages.test.tsx', shared: S+'app-pages.tsx', rest: 'test/ui/app-shell/pages.test.tsx',
  outs: { 'test/ui/app-shell/pages.test.tsx': {}, 'test/ui/app-shell/page-overlays.test.tsx': { tests: ['A read that','Over every'] }, 'test/ui/app-shell/after-sign-in.test.tsx': { tests: ['A visitor who'] } } },
 bot: { src: F+'bot.test.tsx', shared: S+'bots.tsx', outs: { [F+'bot-list.test.tsx']: { tests: ['The list'] }, [F+'bot-forms.test.tsx']: { tests: ['Creating','Editing'] } } },
 bubble: { src: F+'bubble.test.tsx', shared: S+'bubbles.tsx', outs: { [F+'bubble-form.test.tsx']: { tests: ['The form'] }, [F+'bubble-rain.test.tsx']: { tests: ['The message','A bubble rain','The bubble tool'] } } },
 kinds: { src: F+'chat/message-kinds/message-kinds.test.tsx', shared: S+'message-contents.tsx', rest: F+'chat/message-kinds/message-kinds.test.tsx', outs: { [F+'chat/message-kinds/message-kinds.test.tsx']: {}, [F+'chat/message-kinds/notification-messages.test.tsx']: { tests: ['R1-129','R1-172'] }, [F+'chat/message-kinds/media-viewer.test.tsx']: { tests: ['The viewer'] } } },
 permission: { src: F+'group-admin/permission-table.test.tsx', shared: S+'permissions/permission-rows.ts', rest: F+'group-admin/permission-table.test.tsx', outs: { [F+'group-admin/permission-table.test.tsx']: {}, [S+'permissions/by-simulator.ts']: { decls: ['bySimulator','inputFor','placeIn','AT','town','came'] }, [S+'permissions/by-screen.tsx']: { decls: ['byScreen','menuOf','inChat','open','appOf','NAMES','EDIT','ENDING','OPTION'] } } },
 group: { src: F+'group/group-page.test.tsx', shared: S+'group-page.tsx', rest: F+'group/group-page.test.tsx', outs: { [F+'group/group-page.test.tsx']: {}, [F+'group/group-header.test.tsx']: { tests: ['The header'] }, [F+'group/group-updates.test.tsx']: { tests: ['The updates'] } } },
 influence: { src: F+'influence.test.tsx', shared: S+'influence.tsx', outs: { [F+'attention.test.tsx']: { tests: ['The attention'] }, [F+'feed-card.test.tsx']: { tests: ['A feed card'] }, [F+'profile-tabs.test.tsx']: { tests: ['The tabs'] } } },
 config: { src: F+'looper-config.test.tsx', shared: S+'looper-config.tsx', rest: F+'looper-config.test.tsx', outs: { [F+'looper-config.test.tsx']: {}, [F+'looper-admins.test.tsx']: { tests: ['Admins'] } } },
 figures: { src: F+'looper-figures.test.tsx', shared: S+'looper-figures.tsx', outs: { [F+'looper-influshare.test.tsx']: { tests: ['The InfluShare'] }, [F+'looper-trends.test.tsx']: { tests: ['The trends'] }, [F+'looper-board.test.tsx']: { tests: ['The community board'] }, [F+'looper-spaces.test.tsx']: { tests: ['The space summary'] }, [F+'looper-feeds.test.tsx']: { tests: ['The feeds'] } } },
 partner: { src: F+'partner.test.tsx', shared: S+'partner.tsx', rest: F+'partner.test.tsx', outs: { [F+'partner.test.tsx']: {}, [F+'partner-cards.test.tsx']: { tests: ['The card of'] }, [F+'partner-search.test.tsx']: { tests: ['The search page'] } } },
 spaces: { src: F+'space/spaces.test.tsx', shared: S+'space-dialogs.tsx', outs: { [F+'space/space-list.test.tsx']: { tests: ['A space in the list'] }, [F+'space/space-entry.test.tsx']: { tests: ['Before a room'] }, [F+'space/space-room.test.tsx']: { tests: ['In a room','The summary'] } } },
 support: { src: S+'spaces.tsx', shared: S+'spaces.tsx', outs: { [S+'spaces.tsx']: { decls: ['SpacePages','hear','connected','inside','looked','read','listed','chinese','dan'] }, [S+'space-screens.tsx']: { decls: ['spaceScreens'] } } },
}
for (const name of process.argv.slice(2)) { console.log('#', name); split(cfgs[name]) }
