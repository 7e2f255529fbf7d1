/** The app, manners and what else is asked. */
export const talkQuestions = `
hi | !declined
hello there | !declined
~good morning | !declined
thanks! | !declined
~thank you so much | !declined
what can you do | capability
~help | capability
how do I log a catch | help=catch
~how do I export my data | help=Export
does this app work offline | help=signal
~how do I turn on night mode | help=night
how is the bite score calculated | help=bite score
~where do I add my license | help=license
what is a striped bass | scientific-name==Morone saxatilis
~what's the scientific name of fluke | scientific-name==Paralichthys dentatus
what's another name for tautog | species=Tautog
any fishing reports | report
~what do the fishing reports say | report
[bare] any fishing reports? | declined
fluke | minimum-size=17.5
~Castle Island | spot=Castle Island
best bait | bait; species=Striped bass
set an alarm for high tide | !declined; text:/Set Alert/
what does the bite score mean | help
mornin | example
hello striper bot | example; !minimum-size
where are you getting this from | help; text:/not an official service/
whats todays date | text:/Saturday, Jun 13/
anybody home | example
happy saturday | example
delete my chat | help; text:/history/
how do i see my old catches | help; text:/catch log/
good mornin bot | example
`;
