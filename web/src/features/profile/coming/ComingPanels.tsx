import { ComingPanel } from './ComingPanel.tsx';

export const RoommatePanel = () => (
  <ComingPanel
    title="Roommate profile"
    text="The roommate finder is not open yet. Nothing about how you live is asked or stored."
    plans={[
      'Your profile as others at your college see it, and whether it can be seen.',
      'Your answers to the roommate quiz.',
      'Pausing or deleting the profile, whenever you like.',
    ]}
    today={[
      { to: '/roommates', label: 'About the roommate finder' },
      { to: '/profile?tab=favorites', label: 'Go to your favorites' },
    ]}
  />
);

export const ServicesPanel = () => (
  <ComingPanel
    title="Services"
    text="The marketplace of student services is not open yet, so a listing cannot be written here."
    plans={[
      'Your listings, as drafts and as published after review.',
      'The reviews of students who used your service, and your replies to them.',
      'How often your listing was opened.',
    ]}
    today={[
      { to: '/services', label: 'About the student services' },
      { to: '/about', label: 'Read about us' },
    ]}
  />
);
