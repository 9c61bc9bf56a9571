import { sliceOf, defineFeature } from '../event-log'
import { selectedProjectMessages, selectedProjectReducer } from './selected-project'
import { projectActionMessages, projectActionsReducer } from './project-actions.reducer'
import { FIGURE_QUERIES as figures } from './figure-queries'
import { communityImportMessages, communityImportReducer } from './community-import.reducer'
import { projectSearchReducer, projectSearchMessages, staffLookupReducer, staffMessages } from './lookups.reducer'
import {
  adminsQuery,
  applicationsQuery,
  communitiesQuery,
  importedQuery,
  infoQuery,
  opLogsQuery,
  pageQuery,
  partnerQuery,
  projectsQuery,
  verifiedQuery,
} from './queries'

/** The Looper feature. All tabs share loaded data; each tab has its own forms and actions. */
export const looperFeature = defineFeature({
  name: 'looper',
  account: {
    messages: {
      ...selectedProjectMessages,
      ...projectsQuery.messages,
      ...infoQuery.messages,
      ...adminsQuery.messages,
      ...communitiesQuery.messages,
      ...opLogsQuery.messages,
      ...applicationsQuery.messages,
      ...verifiedQuery.messages,
      ...partnerQuery.messages,
      ...pageQuery.messages,
      ...importedQuery.messages,
      ...figures.stat.messages,
      ...figures.influ.messages,
      ...figures.dauChart.messages,
      ...figures.influChart.messages,
      ...figures.influStats.messages,
      ...figures.influList.messages,
      ...figures.boardStats.messages,
      ...figures.board.messages,
      ...figures.spaceStats.messages,
      ...figures.spaceList.messages,
      ...figures.kol.messages,
      ...figures.feeds.messages,
    },
    slices: () => ({
      selectedProject: sliceOf(selectedProjectReducer),
      projects: sliceOf(projectsQuery.reducer),
      info: sliceOf(infoQuery.reducer),
      admins: sliceOf(adminsQuery.reducer),
      communities: sliceOf(communitiesQuery.reducer),
      logs: sliceOf(opLogsQuery.reducer),
      applications: sliceOf(applicationsQuery.reducer),
      verified: sliceOf(verifiedQuery.reducer),
      partner: sliceOf(partnerQuery.reducer),
      page: sliceOf(pageQuery.reducer),
      imported: sliceOf(importedQuery.reducer),
      stat: sliceOf(figures.stat.reducer),
      influ: sliceOf(figures.influ.reducer),
      dauChart: sliceOf(figures.dauChart.reducer),
      influChart: sliceOf(figures.influChart.reducer),
      influStats: sliceOf(figures.influStats.reducer),
      influList: sliceOf(figures.influList.reducer),
      boardStats: sliceOf(figures.boardStats.reducer),
      board: sliceOf(figures.board.reducer),
      spaceStats: sliceOf(figures.spaceStats.reducer),
      spaceList: sliceOf(figures.spaceList.reducer),
      kol: sliceOf(figures.kol.reducer),
      feeds: sliceOf(figures.feeds.reducer),
    }),
  },
  tab: {
    messages: { ...projectActionMessages, ...projectSearchMessages, ...staffMessages, ...communityImportMessages },
    slices: () => ({
      projectActions: sliceOf(projectActionsReducer),
      search: sliceOf(projectSearchReducer),
      staff: sliceOf(staffLookupReducer),
      import: sliceOf(communityImportReducer),
    }),
  },
})
