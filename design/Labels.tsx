import { FileText, Handshake, MapPin, MessageSquare } from 'lucide-react'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { CountBadge } from '#ui/CountBadge.tsx'
import { Fact } from '#ui/Fact.tsx'
import { Cover } from '#ui/Cover.tsx'
import { Kbd } from '#ui/Kbd.tsx'
import { Logo } from '#ui/Logo.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import { Stars } from '#ui/Stars.tsx'
import { Tag } from '#ui/Tag.tsx'
import { Group, Specimen } from './Group.tsx'

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const
const sizes = [24, 28, 36, 40, 44, 52, 64, 104] as const
/** One for each tint. */
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export const Labels = () => (
  <Group id="labels" title="Labels and people">
    <Specimen name="Badge">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge icon={FileText}>Pitch deck</Badge>
      <Badge tone="success" live>
        Live
      </Badge>
    </Specimen>
    <Specimen name="Tag, CountBadge, Kbd, Fact">
      <Tag>Soil carbon</Tag>
      <Tag>A keyword that somebody wrote as a whole sentence, which does not fit into one line</Tag>
      <CountBadge>3</CountBadge>
      <CountBadge>128</CountBadge>
      <Kbd>Ctrl K</Kbd>
      <Fact icon={MapPin} label="Location" text="Turin, Italy" />
    </Specimen>
    <Specimen name="Avatar: sizes" isWide>
      {sizes.map((size) => (
        <Avatar key={size} id="amelie" name="Amélie Durand" size={size} />
      ))}
    </Specimen>
    <Specimen name="Avatar: tints">
      {ids.map((id) => (
        <Avatar key={id} id={id} name={`${id} ${id}`} />
      ))}
    </Specimen>
    <Specimen name="Avatar: company, presence, kind, without a name">
      <Avatar id="terra" name="Terra Loop" shape="company" />
      <Avatar id="jonas" name="Jonas Weber" presence="Online" />
      <Avatar id="ines" name="Inés Soler" kind={MessageSquare} />
      <Avatar id="deal" name="Northwind" shape="company" kind={Handshake} />
      <Avatar id="nobody" name="" />
      <Avatar id="nothing" name="" shape="company" />
    </Specimen>
    <Specimen name="Logo, Stars">
      <Logo name="ESG Network" />
      <Stars value={3.5} label="3.5 of 5 stars" />
      <Stars value={5} label="5 of 5 stars" size="regular" />
    </Specimen>
    <Specimen name="QrCode" isStacked>
      <QrCode text="https://community.example/join/8f3c" label="Code of the invitation link" />
    </Specimen>
    <Specimen name="Cover" isWide isStacked>
      <Cover id="amelie" className="rounded-card" />
    </Specimen>
  </Group>
)
