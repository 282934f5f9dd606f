import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Connection } from '../../servers/Connection.js';

/** Connects to a server, as a query of its own, and disconnects when the screen goes away. */
export function useConnection(serverId: string, connect: () => Promise<Connection>) {
  const query = useQuery({
    queryKey: ['connection', serverId],
    queryFn: async ({ signal }) => {
      const connection = await connect();
      if (signal.aborted) await connection.close();
      return connection;
    },
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
  const connection = query.data;
  useEffect(() => {
    if (connection) return () => void connection.close().catch(() => {});
  }, [connection]);
  return query;
}
