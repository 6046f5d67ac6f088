import { Inbox } from 'lucide-react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Group, Specimen } from './Group.tsx'

export const Messages = () => (
  <Group id="messages" title="Messages">
    <Specimen name="Banner" isWide isStacked>
      <Banner tone="success">Your changes are published.</Banner>
      <Banner tone="info" action={<Button size="small">Refresh</Button>}>
        A new version is available.
      </Banner>
      <Banner tone="warning">You are offline. What you write is kept on this device and sent when you are back.</Banner>
      <Banner tone="danger">The file could not be read. Please try again.</Banner>
    </Specimen>
    <Specimen name="EmptyState" isStacked>
      <EmptyState icon={Inbox} title="No messages yet" action={<Button variant="primary">Find members</Button>}>
        Messages with members appear here. Say hello to somebody whom you met.
      </EmptyState>
    </Specimen>
    <Specimen name="ErrorState" isStacked>
      <ErrorState title="Failed to load organisations" retryLabel="Try again" onRetry={() => {}}>
        The server did not answer. Nothing that you wrote is lost.
      </ErrorState>
    </Specimen>
  </Group>
)
