import { Bell, Bookmark, FileUp, Plus, Settings } from 'lucide-react'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import type { ButtonSize, ButtonVariant } from '#ui/button-class.ts'
import { CopyField } from '#ui/CopyField.tsx'
import { DropZone, FileButton } from '#ui/DropZone.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { toast } from '#ui/toast.ts'
import { Group, Specimen } from './Group.tsx'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'soft', 'quiet', 'danger']
const sizes: readonly ButtonSize[] = ['small', 'regular', 'tall']
const nothing = () => {}

export const Buttons = () => (
  <Group id="buttons" title="Buttons">
    <Specimen name="Button: variants">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Specimen>
    <Specimen name="Button: sizes">
      {sizes.map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      ))}
    </Specimen>
    <Specimen name="Button: pending">
      <Button pending>Save</Button>
      <Button variant="primary" pending pendingLabel="Saving">
        Save
      </Button>
      <Button variant="danger" pending pendingLabel="Deleting">
        Delete
      </Button>
    </Specimen>
    <Specimen name="Button: disabled, with icon">
      <Button isDisabled>Disabled</Button>
      <Button variant="primary" isDisabled>
        Disabled
      </Button>
      <Button>
        <Plus aria-hidden />
        Add deal
      </Button>
    </Specimen>
    <Specimen name="IconButton">
      <IconButton icon={Settings} label="Quiet" />
      <IconButton icon={Settings} label="Outline" variant="outline" />
      <IconButton icon={Settings} label="Soft" variant="soft" />
      <IconButton icon={Settings} label="Small" size="small" />
      <IconButton icon={Bookmark} label="On" isOn />
      <IconButton icon={Bell} label="4 notifications" count="4" />
      <IconButton icon={Bell} label="More than 9 notifications" count="9+" />
      <IconButton icon={Settings} label="Disabled" isDisabled />
    </Specimen>
    <Specimen name="BackLink, Spinner">
      <BackLink href="#buttons" label="Back to deals" />
      <Spinner />
    </Specimen>
    <Specimen name="CopyField" isStacked>
      <CopyField
        label="Invitation link"
        value="https://community.example/join/8f3c"
        copyLabel="Copy"
        onCopy={() => toast.success('Link copied')}
      />
    </Specimen>
    <Specimen name="FileButton">
      <FileButton accept=".pdf" label="Choose a file" onFiles={nothing} />
      <FileButton accept=".pdf" label="Small" size="small" onFiles={nothing} />
    </Specimen>
    <Specimen name="DropZone" isStacked>
      <DropZone
        accept=".pdf"
        icon={FileUp}
        buttonLabel="Choose files"
        hint="or drop PDF files here, at most 20 MB each"
        isMultiple
        isSmall={false}
        onFiles={nothing}
      />
    </Specimen>
    <Specimen name="DropZone: small" isStacked>
      <DropZone accept=".pdf" icon={FileUp} buttonLabel="Add files" hint="or drop them here" isMultiple isSmall onFiles={nothing} />
    </Specimen>
  </Group>
)
