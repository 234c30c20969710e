import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { IncomeBand } from '../../api/domain/colleges.ts';
import { useSite } from '../../api/site.ts';
import { drawGlide, GLIDE_MS, pathsBetween } from './glide.ts';
import { swarmQuery } from './swarm.queries.ts';

interface Props {
  from: IncomeBand | undefined;
  to: IncomeBand | undefined;
  onEnd: () => void;
}

/** Moves the dots from the prices of one income to those of another. Readers who prefer less motion see the new prices at once. */
export function SwarmGlide({ from, to, onEnd }: Props) {
  const { data, isError } = useQuery(swarmQuery(useSite().api, 'netPrice', true));
  const canvas = useRef<HTMLCanvasElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (isError || (data && !context) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      end();
      return undefined;
    }
    if (!data || !context) return undefined;
    const moves = pathsBetween(data, from, to);
    let frame = 0;
    let startedAt: number | undefined;
    const step = (now: number) => {
      startedAt ??= now;
      const share = Math.min(1, (now - startedAt) / GLIDE_MS);
      drawGlide(context, moves, share);
      if (share < 1) frame = requestAnimationFrame(step);
      else end();
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [data, isError, from, to]);
  return <canvas ref={canvas} aria-hidden="true" className={`absolute inset-x-0 top-0 w-full text-primary ${data ? 'bg-card' : ''}`} />;
}
