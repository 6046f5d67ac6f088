import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]
type Chmod = (path: unknown, mode: number, dontFollow?: boolean) => void

/** A file system with owner-only permissions: the engine makes its files accessible to everyone, regardless of what PostgreSQL requests. */
export class OwnersFiles extends NodeFS {
  override init(engine: Parameters<NodeFS['init']>[0], options: Options): ReturnType<NodeFS['init']> {
    return super.init(engine, { ...options, preRun: [...(options.preRun ?? []), withoutRightsOfOthers] })
  }
}

function withoutRightsOfOthers({ FS }: { FS: { chmod: Chmod } }): void {
  const { chmod } = FS
  FS.chmod = (path, mode, dontFollow) => chmod(path, mode & ~0o077, dontFollow)
}
