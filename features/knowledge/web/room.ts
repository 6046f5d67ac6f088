import { msg } from '@lingui/core/macro'
import { BookOpen, HeartHandshake, Leaf, Link2, Presentation, Scale, TrendingUp, Video } from 'lucide-react'
import '#ui/prose.css'
import { articlePath, communityPath, managedWebinarsPath, webinarsPath } from '../paths.ts'
import { guides } from '../topics.ts'
import type { WebRoom } from '#platform/web/rooms/room.ts'

export const knowledgeRoom: WebRoom = {
  tab: { id: 'community', place: 'community', label: msg`Community`, shortLabel: msg`Knowledge`, icon: HeartHandshake },
  screens: [
    { path: communityPath(), load: async () => (await import('./Community.tsx')).Community, slots: ['community.section'] },
    { path: webinarsPath(), load: async () => (await import('./Webinars.tsx')).Webinars },
    {
      path: managedWebinarsPath(),
      under: 'operators',
      load: async () => (await import('./operators/WebinarsScreen.tsx')).WebinarsScreen,
    },
    { path: articlePath('$slug'), load: async () => (await import('./ArticleScreen.tsx')).ArticleScreen },
  ],
  palette: [
    { id: 'series-a-guide', label: msg`Series A Guide`, icon: TrendingUp, href: articlePath(guides['series-a']) },
    { id: 'pitch-deck-template', label: msg`Pitch Deck Template`, icon: Presentation, href: articlePath(guides['pitch-deck']) },
    { id: 'legal-documents', label: msg`Legal Documents`, icon: Scale, href: articlePath(guides.legal) },
    { id: 'sustainability-guides', label: msg`Sustainability guides`, icon: Leaf, href: articlePath(guides.sustainability) },
    { id: 'investor-webinars', label: msg`Investor Webinars`, icon: Video, href: webinarsPath() },
  ],
  searchKinds: [
    { kind: 'guide', label: msg`Guides`, icon: BookOpen },
    { kind: 'webinar', label: msg`Webinars`, icon: Video },
    { kind: 'resource', label: msg`Resources`, icon: Link2 },
  ],
  slots: { 'group.resources': async () => (await import('./group/GroupResources.tsx')).GroupResources },
  follow: async () => (await import('./follow-knowledge.ts')).followKnowledge,
  console: [{ href: managedWebinarsPath(), label: msg`Webinars`, group: 'content', area: 'programme' }],
}
