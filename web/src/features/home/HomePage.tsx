import { PRODUCT } from '../../api/domain/shared.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { AccountSection } from './AccountSection.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import { Hero } from './Hero.tsx';
import { QuickQuiz } from './QuickQuiz.tsx';
import { RankingsSection } from './RankingsSection.tsx';
import { Spotlight } from './Spotlight.tsx';

export function HomePage() {
  return (
    <>
      <PageHead description={`${PRODUCT.tagline} ${PRODUCT.promise}`} canonicalPath="/" />
      <Hero />
      <RankingsSection />
      <FeatureCards />
      <QuickQuiz />
      <Spotlight />
      <AccountSection />
    </>
  );
}
